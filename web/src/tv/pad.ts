/** A pad of letters that is walked by arrow keys. */

/** Those of a code: no vowels, so no words; no I, L or O, so no mistakes. */
export const LETTERS = "BCDFGHJKMNPQRSTVWXZ";
export const LENGTH = 4;

/** Where an arrow leads from there; one that leads out of the pad leads nowhere. */
export function moved(at: number, key: string, columns: number, count: number): number {
  const column = at % columns;
  const to =
    key === "ArrowRight" && column < columns - 1
      ? at + 1
      : key === "ArrowLeft" && column > 0
        ? at - 1
        : key === "ArrowDown"
          ? at + columns
          : key === "ArrowUp"
            ? at - columns
            : at;
  return to >= 0 && to < count ? to : at;
}
