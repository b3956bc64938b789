/** Reads a finished game's log and checks its chain: each line carries the fingerprint of the one before. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Header, Line, Seal } from "../wire/messages";

export interface GameLog {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly seal: Seal | null;
  /** The number of the first line that does not follow; null where all do. */
  readonly broken: number | null;
}

export function readLog(text: string): GameLog {
  const rows = text.split("\n").filter(Boolean);
  const parsed = rows.map((row) => JSON.parse(row) as Header | Line | Seal);
  const [header] = parsed;
  if (header?.kind !== "tablee_log") throw new Error("not a log");
  return {
    header,
    lines: parsed.filter((it) => it.kind === "event"),
    seal: parsed.find((it) => it.kind === "seal") ?? null,
    broken: firstBroken(rows, parsed),
  };
}

function firstBroken(rows: readonly string[], parsed: readonly (Header | Line | Seal)[]): number | null {
  for (let at = 1; at < rows.length; at += 1) {
    const line = parsed[at];
    const before = rows[at - 1];
    if (!line || before === undefined || line.kind === "tablee_log" || line.prev !== hashOf(before)) return at + 1;
    if (line.kind === "seal" && hashOf(JSON.stringify({ ...line, seal: "" })) !== line.seal) return at + 1;
  }
  return null;
}

/** The library's, since browsers offer theirs only over https and a table at home is often plain http. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
