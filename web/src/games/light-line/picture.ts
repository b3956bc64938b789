/** What a remark of LIGHT-LINE has to show: cards as they lay or could have lain, with lines alight. */

import { cellName, linesInWords } from "./describe";
import { boundsOf, COLOURS, type Bounds, type Cell, type Laid } from "./geometry";
import { lightsOf, type Lit } from "./lights";
import { say } from "./words";

/** So many cards are shown whole; of a larger display what is alight, and what lies around it. */
const SMALL = 12;

export interface Picture {
  readonly laid: readonly Laid[];
  /** The colours that glow on each card. */
  readonly lit: readonly string[];
  readonly outlined: readonly number[];
  readonly frame: Bounds;
  readonly alt: string;
}

/** As the server sends it (`tablee/review/light_line/picture.py`). */
interface Sent {
  readonly laid: readonly Laid[];
  readonly lines: readonly (readonly [Lit["colour"], readonly Cell[]])[];
  readonly outlined: readonly number[];
}

/** Nothing where it is none: a server may be newer than this page. */
export function pictureOf(shows: unknown): Picture | null {
  if (!isSent(shows)) return null;
  const { laid, lines, outlined } = shows;
  const lights = lightsOf(lines.map(([colour, cells]) => ({ colour, cells })));
  return {
    laid,
    lit: laid.map(([, x, y]) => COLOURS.filter((it) => lights.get(`${x},${y}`)?.has(it)).join("")),
    outlined,
    frame: frameOf(shows),
    alt: altOf(shows),
  };
}

function isSent(shows: unknown): shows is Sent {
  const { laid, lines, outlined } = (shows ?? {}) as Partial<Sent>;
  return Array.isArray(laid) && laid.length > 0 && Array.isArray(lines) && Array.isArray(outlined);
}

function frameOf({ laid, lines, outlined }: Sent): Bounds {
  const whole = boundsOf(laid.map(([, x, y]) => [x, y]));
  const about: readonly Cell[] = [
    ...lines.flatMap(([, cells]) => cells),
    ...laid.flatMap(([card, x, y]): Cell[] => (outlined.includes(card) ? [[x, y]] : [])),
  ];
  if (laid.length <= SMALL || about.length === 0) return whole;
  const near = boundsOf(about);
  return {
    left: Math.max(whole.left, near.left - 1),
    right: Math.min(whole.right, near.right + 1),
    top: Math.max(whole.top, near.top - 1),
    bottom: Math.min(whole.bottom, near.bottom + 1),
  };
}

function altOf({ laid, lines, outlined }: Sent): string {
  const told = linesInWords(lines);
  const about = laid.find(([card]) => outlined.includes(card));
  return about
    ? say("picture.card", { cell: cellName([about[1], about[2]]), lines: told })
    : say("picture.line", { lines: told });
}
