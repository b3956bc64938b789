/** A drawing to keep: as SVG, as PNG; a whole gallery on one sheet, also as one that draws itself. */

import { pathOf, thickness } from "./ink";
import { inkOf, PAPER } from "./palette";
import { score } from "./replay";
import { rounded } from "./rounded";
import { type Drawing, GRID, RUBBER, type Stroke } from "./strokes";

export interface Hung {
  /** Of one line or several. */
  readonly title: string;
  readonly drawing: Drawing;
}

const INK = "#2B2622";
const CLOTH = "#F3ECDF";
const FONT = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible", Verdana, sans-serif';
/** Grid units: a frame around each, what a letter is high, there and in the head, and how far apart lines are. */
const GAP = 220;
const LETTER = 230;
const HEAD = 460;
const LINE = 1.3;
/** Seconds in which it is drawn, and in which it is then seen. */
const DRAWN = 12;
const SEEN = 3;

export function svgOf(drawing: Drawing, title = ""): string {
  return sheet(GRID, GRID, title, `${page()}${drawing.strokes.map(filled).join("")}`);
}

export async function pngOf(drawing: Drawing, side = 1024): Promise<Blob> {
  const canvas = blank(side, side);
  const on = contextOf(canvas);
  on.scale(side / GRID, side / GRID);
  paint(on, drawing);
  return blobOf(canvas);
}

export async function galleryPng(hung: readonly Hung[], title = "", side = 640): Promise<Blob> {
  const plan = layout(hung, title);
  // Browsers refuse larger canvases: a long gallery is a little smaller.
  const scale = Math.min(side / GRID, 8000 / Math.max(plan.width, plan.height));
  const canvas = blank(Math.round(plan.width * scale), Math.round(plan.height * scale));
  const on = contextOf(canvas);
  on.scale(scale, scale);
  on.fillStyle = CLOTH;
  on.fillRect(0, 0, plan.width, plan.height);
  lettered(on, headOf(title, plan));
  hung.forEach((it, at) => {
    const [x, y] = plan.at(at);
    on.save();
    on.translate(x, y);
    on.beginPath();
    on.rect(0, 0, GRID, GRID);
    on.clip();
    paint(on, it.drawing);
    on.restore();
    for (const line of captionOf(it, x, y)) lettered(on, line);
  });
  return blobOf(canvas);
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

function sheet(width: number, height: number, title: string, inside: string): string {
  const named = title ? `<title>${escaped(title)}</title>` : "";
  // No size of its own: opened in a window, all of it is seen.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${named}${inside}</svg>`;
}

const page = (): string => `<rect width="${GRID}" height="${GRID}" fill="${PAPER}"/>`;
const filled = (stroke: Stroke): string => `<path fill="${inkOf(stroke[0])}" d="${pathOf(stroke)}"/>`;

function moving(drawing: Drawing): string {
  const times = score(drawing);
  return drawing.strokes.map((stroke, at) => movingStroke(stroke, times[at] ?? [0, 1])).join("");
}

/** A plain line that runs along, and gives way to the ink when it is there. */
function movingStroke(stroke: Stroke, [from, to]: readonly [number, number]): string {
  const [begin, end] = [from, to].map((it) => Math.max((it * DRAWN) / (DRAWN + SEEN), 0.0001).toFixed(5)) as [
    string,
    string,
  ];
  const turns = `dur="${DRAWN + SEEN}s" repeatCount="indefinite"`;
  const line = linePath(stroke);
  return (
    `<path fill="${inkOf(stroke[0])}" d="${pathOf(stroke)}"><animate attributeName="visibility" calcMode="discrete" values="hidden;visible" keyTimes="0;${end}" ${turns}/></path>` +
    `<path visibility="hidden" fill="none" stroke="${inkOf(stroke[0])}" stroke-width="${Math.round(thickness(stroke[0], stroke[1]) * (stroke[0] === RUBBER ? 1 : 0.95))}" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="1 2" d="${line}">` +
    `<animate attributeName="visibility" calcMode="discrete" values="hidden;visible;hidden" keyTimes="0;${begin};${end}" ${turns}/>` +
    `<animate attributeName="stroke-dashoffset" values="1;1;0;0" keyTimes="0;${begin};${end};1" ${turns}/></path>`
  );
}

function linePath([, , points]: Stroke): string {
  const spots = rounded(points).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${(spots.length > 1 ? spots : [...spots, ...spots]).join("L")}`;
}

/** All draw themselves in common time, over and over; where nothing moves, the finished drawings are seen. */
export function movingGallerySvg(hung: readonly Hung[], title = ""): string {
  const plan = layout(hung, title);
  const frames = hung.map((it, at) => {
    const [x, y] = plan.at(at);
    // A nested picture cuts off what sticks out over its edge.
    return `<svg x="${x}" y="${y}" width="${GRID}" height="${GRID}" viewBox="0 0 ${GRID} ${GRID}">${page()}${moving(it.drawing)}</svg>${captionOf(it, x, y).map(words).join("")}`;
  });
  return sheet(
    plan.width,
    plan.height,
    title,
    `<rect width="${plan.width}" height="${plan.height}" fill="${CLOTH}"/>${words(headOf(title, plan))}${frames.join("")}`,
  );
}

interface Plan {
  readonly width: number;
  readonly height: number;
  at(place: number): readonly [x: number, y: number];
}

/** Rows of about as many as there are rows. */
function layout(hung: readonly Hung[], title: string): Plan {
  const columns = Math.max(1, Math.ceil(Math.sqrt(hung.length)));
  const head = GAP + (title ? HEAD * LINE : 0);
  const lines = Math.max(1, ...hung.map((it) => it.title.split("\n").length));
  const row = Math.round(GRID + lines * LETTER * LINE + GAP);
  return {
    width: GAP + columns * (GRID + GAP),
    height: head + Math.ceil(hung.length / columns) * row,
    at: (place) => [GAP + (place % columns) * (GRID + GAP), head + Math.floor(place / columns) * row],
  };
}

/** A line of words, about its middle. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It is squeezed only where it would be broader. */
  readonly most: number;
}

function headOf(text: string, { width }: Plan): Line {
  return { text, x: width / 2, y: GAP + HEAD * 0.8, size: HEAD, most: width - 2 * GAP };
}

function captionOf({ title }: Hung, x: number, y: number): readonly Line[] {
  return title
    .split("\n")
    .map((text, at) => ({
      text,
      x: x + GRID / 2,
      y: Math.round(y + GRID + LETTER * LINE * (at + 1)),
      size: LETTER,
      most: GRID,
    }));
}

function words({ text, x, y, size, most }: Line): string {
  if (!text) return "";
  const fit = text.length * size * 0.56 > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-family="${escaped(FONT)}" fill="${INK}"${fit}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function paint(on: CanvasRenderingContext2D, { strokes }: Drawing): void {
  on.fillStyle = PAPER;
  on.fillRect(0, 0, GRID, GRID);
  for (const stroke of strokes) {
    on.fillStyle = inkOf(stroke[0]);
    on.fill(new Path2D(pathOf(stroke)));
  }
}

function lettered(on: CanvasRenderingContext2D, { text, x, y, size, most }: Line): void {
  on.fillStyle = INK;
  on.font = `${size}px ${FONT}`;
  on.textAlign = "center";
  on.fillText(text, x, y, most);
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const on = canvas.getContext("2d");
  if (!on) throw new Error("this browser has no canvas");
  return on;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
