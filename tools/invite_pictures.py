"""Draw what the preview of an invitation is put together from, out of the client as it is built.

    python -m tools.invite_pictures

A picture for each game and one for none, the animals in a row, and letters to write a name with.
"""

import json
import os
import re
from base64 import b64decode, b64encode
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

from tablee.server.picture import (
    ANIMAL,
    FOLDER,
    HEIGHT,
    INK,
    LINE,
    LINE_AT,
    MARGIN,
    NO_GAME,
    PAPER,
    WIDTH,
    cell_of,
)  # fmt: skip
from tablee.server.png import Picture, write
from tablee.server.shelf import asset
from tools.chromium import chromium, libraries

WEB = Path(__file__).resolve().parent.parent / "web"
FONT = WEB / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2"
COARSE = bytes(
    [it if it in (0, 255, *PAPER, *INK) else min(it // 8 * 8 + 4, 255) for it in range(256)]
)
"""Fewer shades than the eye can tell at an edge, and a third of the bytes."""
HERE = "http://tablee.test"
ART = LINE_AT[1] - 34
"""How high the picture above the paper is."""
SPANS = ((0x20, 0x7F), (0xA1, 0xAD), (0xAE, 0x180), (0x218, 0x21C))
MORE = "\u1e9e\u2013\u2019\u201c\u201d\u2026\u20ac"
"""Besides the Latin letters of Europe: capital ß, dash, quotes, dots, euro."""
ZOOM = {"between": 0.74, "head-line": 0.8}
"""Emblems that would lose their heads at full width; their edges go on to both sides."""
LEADS = ("Une table de jeu ouverte", "An open game table")

STYLE = f"""
@font-face {{ font-family: "Fraunces More"; font-weight: 100 900; src: url("/more.woff2"); }}
html, body {{ margin: 0; background: rgb{PAPER} !important; color: rgb{INK}; }}
.art {{ position: absolute; inset: 0 0 auto; height: {ART}px; overflow: hidden; }}
.art {{ display: flex; }}
.art svg {{ display: block; flex: 1; width: 100%; height: 100%; }}
[fill*="lamplight"] {{ display: none; }}
.scene {{ background: var(--cloth); padding: 24px 0 0; }}
.edge {{ position: absolute; top: {ART}px; width: 100%; height: 3px; background: var(--edge); }}
.title, .house, .letter, .lead {{
  position: absolute; white-space: pre; font-family: "Fraunces Variable", "Fraunces More";
  font-weight: 600; font-variation-settings: "SOFT" 100; font-kerning: none;
}}
.title {{ left: {LINE_AT[0]}px; top: {LINE_AT[1] + LINE[1]}px; font-size: 44px; line-height: 60px; color: #6a5f56; }}
.house {{ right: 60px; top: {LINE_AT[1] + LINE[1]}px; font-size: 40px; line-height: 60px; color: #a83a2a; }}
.lead {{ left: 60px; top: {LINE_AT[1] + 6}px; font-size: 84px; line-height: 96px; }}
.lead + .title {{ left: 60px; font-size: 38px; top: {LINE_AT[1] + LINE[1] + 12}px; }}
.letter {{ font-size: 66px; line-height: {LINE[1]}px; color: #fff; }}
.dark, .dark body {{ background: #000 !important; }}
.many {{ display: flex; }}
.many .token {{
  --side: {ANIMAL - 8}px; margin: 1px 4px 7px; box-sizing: border-box;
  border-width: 4px; box-shadow: 0 6px 0 var(--wood-deep);
}}
"""
SHOW = """([html, style, dark]) => {
  document.documentElement.classList.toggle("dark", dark);
  document.head.querySelector("#shown")?.remove();
  const sheet = document.createElement("style");
  sheet.id = "shown";
  sheet.textContent = style;
  document.head.append(sheet);
  document.body.innerHTML = html;
  return document.fonts.load('600 66px "Fraunces More"', "Łő").then(() => document.fonts.ready).then(() => null);
}"""
PIXELS = """async (data) => {
  const image = new Image();
  image.src = "data:image/png;base64," + data;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const bytes = brush.getImageData(0, 0, image.width, image.height).data;
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}"""


def draw_all(browser: Browser) -> None:
    FOLDER.mkdir(exist_ok=True)
    page = browser.new_page(locale="fr-FR", color_scheme="light", reduced_motion="reduce")
    page.route("**/*", _serve)
    page.goto(f"{HERE}/")
    page.wait_for_selector("article.tile svg")
    tiles: list[list[str]] = page.eval_on_selector_all(
        "article.tile",
        """(tiles) => tiles.map((it) => [
          new URL(it.querySelector("a.play").href).searchParams.get("play"),
          it.querySelector("a.play").textContent,
          it.querySelector(".picture svg").outerHTML,
        ])""",
    )
    scene = page.eval_on_selector("svg:has(#lamplight)", "(it) => it.outerHTML")
    page.goto(f"{HERE}/mine")
    page.wait_for_selector(".animals .token")
    animals = page.eval_on_selector_all(".animals .token", "(all) => all.map((it) => it.outerHTML)")
    for key, title, art in tiles:
        html = (
            f'<div class="art">{_wide(art, ZOOM.get(key, 1))}</div><div class="edge"></div>'
            f'<div class="title">{title}</div><div class="house">Tablée</div>'
        )
        _keep(key, _shot(page, html))
    lead = " · ".join(LEADS)
    html = (
        f'<div class="art scene">{scene}</div><div class="edge"></div>'
        f'<div class="lead">Tablée</div><div class="title">{lead}</div>'
    )
    _keep(NO_GAME, _shot(page, html))
    row = f'<div class="many">{"".join(animals)}</div>'
    _keep("animals", _shot(page, row, (ANIMAL * len(animals), ANIMAL)))
    _draw_letters(page)


def _wide(art: str, zoom: float) -> str:
    """So much of the width for the emblem; its outermost columns are drawn out over the rest."""
    tag, rest = art.split(">", 1)
    high = 320 * ART / (WIDTH * zoom)
    tag = re.sub(r' (viewBox|preserveAspectRatio|style)="[^"]*"', "", tag)

    def part(left: float, wide: float, share: float) -> str:
        box = f'viewBox="{left} {100 - high / 2} {wide} {high}" preserveAspectRatio="none"'
        return f'{tag} {box} style="flex: none; width: {100 * share}%">{rest}'

    side = (1 - zoom) / 2
    return part(0, 1, side) + part(0, 320, zoom) + part(319, 1, side)


def _draw_letters(page: Page) -> None:
    letters = [*[chr(it) for span in SPANS for it in range(*span)], *MORE]
    html = "".join(
        f'<span class="letter">{it.replace("&", "&amp;").replace("<", "&lt;")}</span>' for it in letters
    )  # fmt: skip
    _shot(page, html, (400, 400), dark=True)
    widths: list[float] = page.eval_on_selector_all(
        ".letter", "(all) => all.map((it) => it.getBoundingClientRect().width)"
    )
    widths = [round(it, 2) for it in widths]
    cells = [cell_of(it) for it in widths]
    lines = _lines(cells, 1600)
    page.eval_on_selector_all(
        ".letter",
        """(all, [places, margin]) => all.forEach((it, n) => {
          it.style.left = `${places[n][0] + margin}px`;
          it.style.top = `${places[n][1]}px`;
        })""",
        [lines, MARGIN],
    )
    height = max(top for _, top in lines) + LINE[1]
    shown = _pixels(page, (1600, height))
    boxes = [(left, left + cell, top) for (left, top), cell in zip(lines, cells, strict=True)]
    strips = [
        b"".join([shown.rows[top + y][left * 3 : right * 3 : 3] for left, right, top in boxes])
        for y in range(LINE[1])
    ]
    _keep("letters", Picture(sum(cells), tuple(strips)))
    written = json.dumps(dict(zip(letters, widths, strict=True)), ensure_ascii=False, indent=0)
    (FOLDER / "letters.json").write_text(written + "\n", encoding="utf-8")


def _lines(cells: list[int], width: int) -> list[tuple[int, int]]:
    """Where each cell goes, left to right and line by line."""
    places, left, top = [], 0, 0
    for cell in cells:
        if left + cell > width:
            left, top = 0, top + LINE[1]
        places.append((left, top))
        left += cell
    return places


def _shot(
    page: Page, html: str, size: tuple[int, int] = (WIDTH, HEIGHT), *, dark: bool = False
) -> Picture:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SHOW, [html, STYLE, dark])
    return _pixels(page, size)


def _pixels(page: Page, size: tuple[int, int]) -> Picture:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    shot = page.screenshot(animations="disabled")
    raw = b64decode(page.evaluate(PIXELS, b64encode(shot).decode()))
    rows = [raw[at : at + width * 4] for at in range(0, width * height * 4, width * 4)]
    return Picture(width, tuple([_opaque(row) for row in rows]))


def _opaque(row: bytes) -> bytes:
    coloured = bytearray(len(row) // 4 * 3)
    for part in range(3):
        coloured[part::3] = row[part::4]
    return bytes(coloured).translate(COARSE)


def _keep(name: str, picture: Picture) -> None:
    made = write(picture, level=9)
    (FOLDER / f"{name}.png").write_bytes(made)
    print(f"{name}.png: {len(made):,} bytes")


def _serve(route: Route) -> None:
    path = urlsplit(route.request.url).path
    if path == "/api/games":
        route.fulfill(body=asset().body, content_type="application/json")
        return
    dist = WEB / "dist"
    file = FONT if path == "/more.woff2" else dist / path.lstrip("/")
    file = file if file.is_file() else dist / "index.html"
    route.fulfill(body=file.read_bytes(), content_type=guess_type(file.name)[0] or "font/woff2")


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = chromium()
        started = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **libraries(path)}
        )
        draw_all(started)
        started.close()
