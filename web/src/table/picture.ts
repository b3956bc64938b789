/** The evening's sheet as a picture to share: laid out in lines first, then drawn on a canvas, on warm paper in any light. */

import { PAPER } from "../draw/palette";
import { blobOf } from "../draw/save";
import { look } from "../draw/folder";
import { GRID, type Drawing } from "../draw/strokes";
import { canvasOf, CLOTH, FONT, INK, inked, TITLE } from "../draw/wall";
import { t } from "../i18n";
import { settings } from "../store/settings.svelte";
import { ICONS } from "../ui/icons";
import type { EveningSheet } from "../wire/messages";
import { endingOf, headOf, momentsOf } from "./evening";

/** Pixels. */
export const WIDTH = 1080;
const EDGE = 40;
const MARGIN = 100;
const ROOM = WIDTH - 2 * MARGIN;
/** Browsers refuse larger canvases: a long evening is a little smaller. */
const HIGHEST = 8000;

const SOFT = "#6A5F56";
const MADDER = "#A83A2A";
const THREAD = "#DDD2C1";

interface Face {
  readonly font: string;
  readonly height: number;
  readonly colour: string;
}
const FACES = {
  title: { font: `600 68px ${TITLE}`, height: 84, colour: INK },
  date: { font: `400 32px ${FONT}`, height: 46, colour: SOFT },
  head: { font: `600 44px ${TITLE}`, height: 62, colour: INK },
  label: { font: `400 27px ${FONT}`, height: 42, colour: SOFT },
  name: { font: `700 36px ${FONT}`, height: 58, colour: INK },
  figure: { font: `400 36px ${FONT}`, height: 58, colour: INK },
  game: { font: `700 34px ${FONT}`, height: 48, colour: INK },
  text: { font: `400 32px ${FONT}`, height: 44, colour: INK },
  moment: { font: `400 30px ${FONT}`, height: 42, colour: MADDER },
  small: { font: `400 25px ${FONT}`, height: 36, colour: SOFT },
} as const satisfies Record<string, Face>;
type Style = keyof typeof FACES;

/** A line of words; or, without any, a thread across. */
export interface Laid {
  readonly style: Style;
  readonly text: string;
  readonly x: number;
  /** Of its foot. */
  readonly y: number;
  readonly align: "left" | "right";
  readonly hasStar?: boolean;
}

/** The best loved drawing of a game, by its name. */
export interface Spot {
  readonly drawing: string;
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly height: number;
  readonly lines: readonly Laid[];
  readonly spots: readonly Spot[];
}

type Measure = (text: string, font: string) => number;

/** Where the columns of the standing end: games, won, left behind. */
const COLUMNS = [WIDTH - MARGIN - 360, WIDTH - MARGIN - 190, WIDTH - MARGIN];
const STAR = 44;
/** How broad and high a drawing is. */
export const SIDE = 260;

/** Everything at its place, broken into lines that fit. */
export function layOut(sheet: EveningSheet, date: string, measure: Measure): Plan {
  const lines: Laid[] = [];
  const spots: Spot[] = [];
  let y = MARGIN;

  const put = (style: Style, text: string, indent = 0, hasStar = false): void => {
    const { font, height } = FACES[style];
    broken(text, ROOM - indent, (it) => measure(it, font)).forEach((line, at) => {
      y += height;
      lines.push({ style, text: line, x: MARGIN + indent, y, align: "left", hasStar: hasStar && at === 0 });
    });
  };
  const row = (style: Style, figures: Style, first: string, rest: readonly string[]): void => {
    const most = (COLUMNS[0] ?? 0) - MARGIN - 130;
    const [name = "", ...more] = broken(first, most, (it) => measure(it, FACES[style].font));
    y += FACES[style].height;
    lines.push({ style, text: more.length ? `${name}…` : name, x: MARGIN, y, align: "left" });
    rest.forEach((text, at) => lines.push({ style: figures, text, x: COLUMNS[at] ?? 0, y, align: "right" }));
  };
  const thread = (): void => void lines.push({ style: "small", text: "", x: MARGIN, y: (y += 16), align: "left" });

  put("title", t("evening.title"));
  put("date", date);
  if (sheet.standing.length) {
    y += 36;
    put("head", t("evening.standing"));
    row("label", "label", t("evening.name"), [t("evening.games"), t("evening.won"), t("evening.share")]);
    thread();
    for (const it of sheet.standing) {
      row("name", "figure", it.name, [String(it.games), String(it.won), t("evening.percent", { n: it.share })]);
    }
    y += 8;
    put("small", t("evening.how"));
  }
  for (const game of sheet.games) {
    y += 28;
    thread();
    put("game", headOf(game));
    put("text", endingOf(game));
    for (const it of momentsOf(game)) put("moment", it, STAR, true);
    if (game.loved?.drawing) {
      spots.push({ drawing: game.loved.drawing, x: MARGIN + STAR, y: y + 12 });
      y += SIDE + 24;
    }
  }
  y += 40;
  put("small", t("app.name"));
  return { height: y + MARGIN, lines, spots };
}

/** At spaces where it can be, else within a word. */
export function broken(text: string, most: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= most) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (line && measure(line + letter) > most) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}

export async function sheetPng(code: string, sheet: EveningSheet, when = new Date()): Promise<Blob> {
  // Letters that were not on the screen yet would be drawn by another font.
  await Promise.all([FACES.title, FACES.head, FACES.name, FACES.text].map(({ font }) => document.fonts.load(font)));
  const measuring = canvasOf(1, 1, 1);
  const plan = layOut(sheet, dated(when), (text, font) => {
    measuring.font = font;
    return measuring.measureText(text).width;
  });
  const on = canvasOf(WIDTH, plan.height, Math.min(1, HIGHEST / plan.height));
  ground(on, plan.height);
  for (const line of plan.lines) drawn(on, line);
  // One that does not come leaves its paper empty, and the sheet is there all the same.
  const drawings = await Promise.allSettled(plan.spots.map((it) => look(code, it.drawing, 1)));
  plan.spots.forEach((spot, at) => {
    const found = drawings[at];
    hung(on, spot, found?.status === "fulfilled" ? found.value : null);
  });
  return blobOf(on.canvas);
}

function dated(when: Date): string {
  const text = new Intl.DateTimeFormat(settings.language, { dateStyle: "full" }).format(when);
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** A sheet of paper on the linen, a little lifted. */
function ground(on: CanvasRenderingContext2D, height: number): void {
  on.fillStyle = CLOTH;
  on.fillRect(0, 0, WIDTH, height);
  on.save();
  on.shadowColor = "rgb(84 62 32 / 22%)";
  on.shadowBlur = 28;
  on.shadowOffsetY = 10;
  on.fillStyle = PAPER;
  on.fillRect(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE);
  on.restore();
}

function drawn(on: CanvasRenderingContext2D, { style, text, x, y, align, hasStar }: Laid): void {
  if (!text) {
    on.fillStyle = THREAD;
    on.fillRect(x, y - 2, ROOM, 2);
    return;
  }
  const { font, colour } = FACES[style];
  on.fillStyle = colour;
  on.font = font;
  on.textAlign = align;
  on.textBaseline = "alphabetic";
  on.fillText(text, x, y - 10);
  if (hasStar) starred(on, x - STAR, y);
}

function hung(on: CanvasRenderingContext2D, { x, y }: Spot, drawing: Drawing | null): void {
  on.save();
  on.translate(x, y);
  on.fillStyle = THREAD;
  on.fillRect(-2, -2, SIDE + 4, SIDE + 4);
  on.fillStyle = PAPER;
  on.fillRect(0, 0, SIDE, SIDE);
  on.scale(SIDE / GRID, SIDE / GRID);
  if (drawing) inked(on, { x: 0, y: 0 }, drawing.strokes);
  on.restore();
}

function starred(on: CanvasRenderingContext2D, x: number, y: number): void {
  on.save();
  on.translate(x, y - 36);
  on.scale(1.25, 1.25);
  on.fill(new Path2D(ICONS.star[0]));
  on.restore();
}
