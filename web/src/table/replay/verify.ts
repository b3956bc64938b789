/** What a log proves by itself, found out in the browser: its chain, its seed, and its deal. */

import type { AnyGameModule } from "../../games/game";
import type { GameLog } from "../log";
import { unhex } from "../sha256";
import { Chance, commitment, keyFrom } from "./chance";

export type Finding =
  /** Nothing was changed; where the game can be dealt again here, the deal follows from the seed too. */
  | { readonly code: "whole" | "chain_and_seed" }
  | { readonly code: "unsealed" | "other_seed" }
  /** The number of the line, counted from 1. */
  | { readonly code: "changed" | "dealt_otherwise"; readonly line: number };

export function verify(log: GameLog, redeal: AnyGameModule["redeal"]): Finding {
  if (log.broken !== null) return { code: "changed", line: log.broken };
  const { header, lines, seal } = log;
  if (!seal) return { code: "unsealed" };
  const seed = unhex(seal.seed);
  if (!seed || commitment(seed, header.game, header.version) !== header.commitment) return { code: "other_seed" };
  if (!redeal) return { code: "chain_and_seed" };
  const key = keyFrom(seed, header.salts.map((salt) => unhex(salt) ?? new Uint8Array()));
  const odd = redeal({ header, lines }, (position) => new Chance(key, position));
  // The first line of the file is the table's own.
  return odd ? { code: "dealt_otherwise", line: lines.indexOf(odd) + 2 } : { code: "whole" };
}

export function isGood(finding: Finding): boolean {
  return finding.code === "whole" || finding.code === "chain_and_seed";
}
