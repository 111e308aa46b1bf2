"""QR codes: an address that a phone reads with its camera."""

from __future__ import annotations

import segno

QUIET = 4
"""Light modules around a code, as its standard asks for."""


def svg(text: str) -> bytes:
    """A code as a picture, dark on light whatever the page looks like."""
    code = segno.make_qr(text)
    size = code.symbol_size(border=QUIET)[0]
    picture: str = code.svg_inline(border=QUIET, light="#fff", svgclass=None, lineclass=None, omitsize=True)
    return picture.replace(
        "<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" ', 1
    ).encode()


def blocks(text: str) -> list[str]:
    """A code for a terminal, two rows of it in each line, to be printed dark on light."""
    rows = [[bool(dark) for dark in row] for row in segno.make_qr(text).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    signs = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    return ["".join(signs[pair] for pair in zip(upper, lower)) for upper, lower in zip(rows[::2], rows[1::2])]
