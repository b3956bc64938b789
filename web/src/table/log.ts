/**
 * Reads a finished game's log and checks its chain: each line carries the fingerprint of the one before.
 * What stands after its seal lies beside it, and is proven by whoever knows the game.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Attached, Header, Line, Seal } from "../wire/messages";

type Row = Header | Line | Seal | Attached;

export interface GameLog {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly seal: Seal | null;
  /** The number of the first line that does not follow; null where all do. */
  readonly broken: number | null;
  /** Drawings as they were kept, by name. */
  readonly beside: ReadonlyMap<string, string>;
}

export function readLog(text: string): GameLog {
  const rows = text.split("\n").filter(Boolean);
  const parsed = rows.map((row) => JSON.parse(row) as Row);
  const [header] = parsed;
  if (header?.kind !== "tablee_log") throw new Error("not a log");
  return {
    header,
    lines: parsed.filter((it) => it.kind === "event"),
    seal: parsed.find((it) => it.kind === "seal") ?? null,
    broken: firstBroken(rows, parsed),
    beside: new Map(parsed.filter((it) => it.kind === "attachment").map((it) => [it.name, it.content])),
  };
}

function firstBroken(rows: readonly string[], parsed: readonly Row[]): number | null {
  const seal = parsed.findIndex((it) => it.kind === "seal");
  for (let at = 1; at < rows.length; at += 1) {
    const line = parsed[at];
    const before = rows[at - 1];
    if (line?.kind === "attachment" && seal > 0 && at > seal) continue;
    if (!line || before === undefined || !("prev" in line) || line.prev !== hashOf(before)) return at + 1;
    if (line.kind === "seal" && hashOf(JSON.stringify({ ...line, seal: "" })) !== line.seal) return at + 1;
  }
  return null;
}

/** The library's, since browsers offer theirs only over https and a table at home is often plain http. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
