// @ts-check
// Making elements, copying a text, handing out a file: what both pages need of the browser.

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {{[N in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[N]) => void}} Listeners
 * @typedef {{[name: string]: unknown, class?: string, text?: string | number, on?: Listeners}} Attributes
 */

/**
 * @param {Element} element
 * @param {Attributes | null} attributes
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined) continue;
    if (name === "text") element.textContent = String(value);
    else if (name === "class") element.setAttribute("class", String(value));
    else if (name === "on") {
      for (const [event, listener] of Object.entries(/** @type {Listeners} */ (value)))
        element.addEventListener(event, /** @type {EventListener} */ (listener));
    } else if (name.startsWith("aria-") || name.startsWith("data-")) element.setAttribute(name, String(value));
    else if (element instanceof HTMLElement && name in element) Reflect.set(element, name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Makes an HTML element. Attributes that are null or undefined, and children that are null, undefined or false, are
 * left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = null, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/**
 * Makes an SVG element, like `h`.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attributes = null, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(element, attributes, children);
  return element;
}

/**
 * Empties an element, then puts in the children, if any.
 * @param {Element} element
 * @param {...Child} children
 */
export function clear(element, ...children) {
  element.replaceChildren();
  fill(element, null, children);
}

/**
 * The element with this id, which the page must have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element;
}

/**
 * Copies a text to the clipboard; also where the page came by plain HTTP and there is no clipboard API.
 * @param {string} text
 * @returns {Promise<boolean>} whether it is on the clipboard
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const area = h("textarea", { class: "visually-hidden", value: text, readOnly: true });
    // inside an open dialog only its own content can be selected
    (before?.closest("dialog") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    before?.focus();
    return done;
  }
}

/**
 * Hands a file to the user.
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
