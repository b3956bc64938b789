/** What a log proves, found out in the browser: its chain, its seed, what chance drew, and the promise made before it. */

import { hexToBytes } from "@noble/hashes/utils.js";
import type { Line } from "../../wire/messages";
import type { GameLog } from "../log";
import { Chance, commitment, keyFrom } from "./chance";

export type Finding =
  /** Nothing was changed, and every draw follows from the seed; logs of format 1 have no draws. */
  | { readonly code: "whole" | "chain_and_seed" }
  /** And this browser saw the seed promised before the first card. */
  | { readonly code: "whole_as_promised" | "chain_and_seed_as_promised" }
  | { readonly code: "unsealed" | "other_seed" | "other_promise" }
  /** The number of the line, counted from 1. */
  | { readonly code: "changed" | "drawn_otherwise"; readonly line: number };

/** `promised` is the seal that this browser was shown before the first card; a log alone could bring its own. */
export function verify({ header, lines, seal, broken }: GameLog, promised: string | null): Finding {
  if (broken !== null) return { code: "changed", line: broken };
  if (!seal) return { code: "unsealed" };
  const [seed, ...salts] = unhex([seal.seed, ...header.salts]);
  if (!seed || commitment(seed, header.game, header.version) !== header.commitment) return { code: "other_seed" };
  if (promised !== null && promised !== header.commitment) return { code: "other_promise" };
  if (header.format < 2) return { code: promised === null ? "chain_and_seed" : "chain_and_seed_as_promised" };
  const key = keyFrom(seed, salts);
  const odd = lines.findIndex((line) => !isDrawn(line, key));
  // The first line of the file is the table's own.
  if (odd >= 0) return { code: "drawn_otherwise", line: odd + 2 };
  return { code: promised === null ? "whole" : "whole_as_promised" };
}

/** Draws stand beside the action that made them, and there only. */
function isDrawn({ seq, action, draws = [] }: Line, key: Uint8Array): boolean {
  return action === null ? draws.length === 0 : new Chance(key, seq).draws(draws);
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
