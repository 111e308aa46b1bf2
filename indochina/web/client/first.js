// @ts-check
// Before anything is painted: the theme and the text size this browser remembers. No module, for those come later.
(() => {
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)");

  /** @param {string} name */
  function kept(name) {
    try {
      return localStorage.getItem(`indochina.${name}`);
    } catch {
      return null; // a browser that keeps nothing still plays
    }
  }

  function dress() {
    const theme = kept("theme");
    const system = night.matches ? "dark" : "light";
    root.dataset.theme = theme === "light" || theme === "dark" ? theme : system;
    root.dataset.text = kept("text") ?? "";
  }

  night.addEventListener("change", dress);
  addEventListener("storage", dress); // another page of this browser
  addEventListener("setting", dress); // this one: see settings.js
  dress();
})();
