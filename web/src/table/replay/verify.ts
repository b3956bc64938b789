/** What a log proves, found out in the browser: its chain, its seed, its deal, and the promise made before it. */

import type { AnyGameModule } from "../../games/game";
import type { About, Line } from "../../wire/messages";
import type { GameLog } from "../log";
import { unhex } from "../sha256";
import { Chance, commitment, keyFrom } from "./chance";

export type Finding =
  /** Nothing was changed; where the game can be dealt again here, the deal follows from the seed too. */
  | { readonly code: "whole" | "chain_and_seed" }
  /** And this browser saw the seed promised before the first card. */
  | { readonly code: "whole_as_promised" | "chain_and_seed_as_promised" }
  | { readonly code: "unsealed" | "other_seed" | "other_promise" }
  /** The number of the line, counted from 1. */
  | { readonly code: "changed" | "dealt_otherwise" | "older_rules"; readonly line: number };

/** Of the rules that are played here; where they are not known, a log is taken to be of the same. */
export type Rules = Pick<About, "version" | "deals">;

/** `promised` is the seal that this browser was shown before the first card; a log alone could bring its own. */
export function verify(
  log: GameLog,
  redeal: AnyGameModule["redeal"],
  promised: string | null = null,
  rules: Rules | null = null,
): Finding {
  if (log.broken !== null) return { code: "changed", line: log.broken };
  const { header, lines, seal } = log;
  if (!seal) return { code: "unsealed" };
  const seed = unhex(seal.seed);
  if (!seed || commitment(seed, header.game, header.version) !== header.commitment) return { code: "other_seed" };
  if (promised !== null && promised !== header.commitment) return { code: "other_promise" };
  if (!redeal) return { code: promised === null ? "chain_and_seed" : "chain_and_seed_as_promised" };
  const key = keyFrom(
    seed,
    header.salts.map((salt) => unhex(salt) ?? new Uint8Array()),
  );
  const odd = redeal({ header, lines }, (position) => new Chance(key, position));
  // The first line of the file is the table's own.
  if (odd)
    return { code: mayDiffer(log, odd, rules) ? "older_rules" : "dealt_otherwise", line: lines.indexOf(odd) + 2 };
  return { code: promised === null ? "whole" : "whole_as_promised" };
}

/** Whether the rules may have changed since: the deal, which comes first, is the same for longer than the rest. */
function mayDiffer({ header, lines }: GameLog, odd: Line, rules: Rules | null): boolean {
  if (!rules) return false;
  const next = lines.findIndex((it, at) => at > 0 && it.action !== null);
  const isDeal = next === -1 || lines.indexOf(odd) < next;
  return header.version < (isDeal ? rules.deals : rules.version);
}

export function isGood(finding: Finding): boolean {
  return /^(whole|chain_and_seed)(_as_promised)?$/.test(finding.code);
}
