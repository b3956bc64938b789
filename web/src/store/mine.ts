/** The tables of this device with what was played there, the latest first. */

import type { Visit } from "./recent";
import type { Result } from "./results";

export interface MyTable {
  readonly code: string;
  /** What is played there now, or was last. */
  readonly game: string;
  readonly at: number;
  readonly others: readonly string[];
  readonly results: readonly Result[];
  /** As far as this device knows. */
  readonly isThere: boolean;
}

export function myTables(visits: readonly Visit[], results: readonly Result[]): readonly MyTable[] {
  const codes = new Set([...visits, ...results].map((it) => it.code));
  const tables = [...codes].map((code) => tableOf(code, visits, results));
  return tables.sort((one, other) => other.at - one.at);
}

function tableOf(code: string, visits: readonly Visit[], all: readonly Result[]): MyTable {
  const results = all.filter((it) => it.code === code);
  const visit = visits.find((it) => it.code === code);
  const [last] = results;
  const others = visit?.others ?? last?.names.filter((_, seat) => seat !== last.seat) ?? [];
  const { game, at } = visit ?? last ?? { game: "", at: 0 };
  return { code, game, at, others, results, isThere: !last?.isGone };
}
