/** Cards and cells in words, for those who listen and for those who want to be sure. */

import { listed } from "../../i18n/words";
import { endsOf, placeOf, sideOf, type Cell } from "./geometry";
import { say } from "./words";

/** Each line with its two ends, as the card lies. */
export function describe(card: number, turned: number): string {
  return endsOf(card, turned)
    .map(([colour, one, other]) =>
      say("card.line", { colour: say(`colour.${colour}`), one: stubName(one), other: stubName(other) }),
    )
    .join(", ");
}

export function stubName(port: number): string {
  return say("card.stub", { side: say(`side.${sideOf(port)}`), n: placeOf(port) });
}

export function cellName([x, y]: Cell): string {
  return say("cell", { column: signed(x), row: signed(y) });
}

/** The lines that a spot would continue, with their lengths. */
export function linesInWords(lines: readonly (readonly [colour: string, cells: readonly unknown[]])[]): string {
  return listed(
    lines.map(([colour, cells]) => say("line.long", { line: say.find(`line.${colour}`) ?? colour, n: cells.length })),
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
