/** What a log proves, found out in the browser: its chain, its seed, what chance drew, and the promise made before it. */

import { hexToBytes } from "@noble/hashes/utils.js";
import type { Line } from "../../wire/messages";
import type { GameLog } from "../log";
import { Chance, commitment, keyFrom } from "./chance";

export type Finding =
  /** Nothing was changed, and every draw follows from the seed; logs of format 1 have no draws. */
  | { readonly code: "whole" | "chain_and_seed"; readonly isShared?: true }
  /** And this browser saw the seed promised before the first card. */
  | { readonly code: "whole_as_promised" | "chain_and_seed_as_promised"; readonly isShared?: true }
  | { readonly code: "unsealed" | "other_seed" | "other_promise" }
  /** The number of the line, counted from 1. */
  | { readonly code: "changed" | "drawn_otherwise"; readonly line: number };

/** `promised` is the seal that this browser was shown before the first card; a log alone could bring its own. */
export function verify({ header, lines, seal, broken }: GameLog, promised: string | null): Finding {
  if (broken !== null) return { code: "changed", line: broken };
  if (!seal) return { code: "unsealed" };
  const [seed, ...salts] = unhex([seal.seed, ...header.salts]);
  if (!seed || commitment(seed, header.game, header.version) !== header.commitment) return { code: "other_seed" };
  const { deal } = header;
  // Of a day it takes the game's own options to know more: `tablee verify` does.
  if (deal?.of && commitment(seed, header.game, deal.rules) !== deal.of) return { code: "other_seed" };
  if (promised !== null && promised !== header.commitment) return { code: "other_promise" };
  if (header.format < 2) return { code: promised === null ? "chain_and_seed" : "chain_and_seed_as_promised" };
  const key = keyFrom(seed, salts);
  const odd = lines.findIndex((line, at) => !isDrawn(line, key, header.format < 3 ? line.seq : drawnIn(lines, at) + 1));
  // The first line of the file is the table's own.
  if (odd >= 0) return { code: "drawn_otherwise", line: odd + 2 };
  return { code: promised === null ? "whole" : "whole_as_promised", ...(deal && { isShared: true }) };
}

/** Draws stand beside the action that made them, and there only. */
function isDrawn({ action, draws = [] }: Line, key: Uint8Array, position: number): boolean {
  return action === null ? draws.length === 0 : new Chance(key, position).draws(draws);
}

/** How often chance had a part before this line: in format 3 that is where one draws. */
function drawnIn(lines: readonly Line[], before: number): number {
  return lines.slice(0, before).filter(({ draws = [] }) => draws.length > 0).length;
}

/** Nothing where one of them is no hexadecimal. */
function unhex(texts: readonly string[]): readonly Uint8Array[] {
  try {
    return texts.map(hexToBytes);
  } catch {
    return [];
  }
}

export function isGood(finding: Finding): boolean {
  return /^(whole|chain_and_seed)(_as_promised)?$/.test(finding.code);
}
