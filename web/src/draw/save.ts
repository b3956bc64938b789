/** A drawing to keep: as SVG, as PNG; a whole gallery on one sheet, a row for each round. */

import { pathOf } from "./ink";
import { inkOf, PAPER } from "./palette";
import { type Drawing, GRID, type Stroke } from "./strokes";
import { bare, canvasOf, inked, type Row, wallOf } from "./wall";

/** Browsers refuse larger canvases: a long gallery is a little smaller. */
const LARGEST = 8000;

export function svgOf(drawing: Drawing, title = ""): string {
  const named = title ? `<title>${escaped(title)}</title>` : "";
  const page = `<rect width="${GRID}" height="${GRID}" fill="${PAPER}"/>`;
  // No size of its own: opened in a window, all of it is seen.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${named}${page}${drawing.strokes.map(filled).join("")}</svg>`;
}

export function pngOf({ strokes }: Drawing, side = 1024): Promise<Blob> {
  const on = canvasOf(GRID, GRID, side / GRID);
  on.fillStyle = PAPER;
  on.fillRect(0, 0, GRID, GRID);
  inked(on, { x: 0, y: 0 }, strokes);
  return blobOf(on.canvas);
}

export function galleryPng(rows: readonly Row[], title = "", side = 640): Promise<Blob> {
  const wall = wallOf(rows, title);
  const on = canvasOf(wall.width, wall.height, Math.min(side / GRID, LARGEST / wall.width, LARGEST / wall.height));
  bare(on, wall);
  for (const spot of wall.spots) inked(on, spot, spot.drawing.strokes);
  return blobOf(on.canvas);
}

/** Into the person's own folder. */
export function download(what: Blob | string, name: string, type = "image/svg+xml"): void {
  const blob = typeof what === "string" ? new Blob([what], { type }) : what;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const filled = (stroke: Stroke): string => `<path fill="${inkOf(stroke[0])}" d="${pathOf(stroke)}"/>`;

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
