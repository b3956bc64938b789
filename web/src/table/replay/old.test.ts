/** Logs of every format there has been (tests/old), verified here as they are by `tablee verify`. */
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { AnyGameModule } from "../../games/game";
import type { Header, Line, Seal } from "../../wire/messages";
import { readLog, type GameLog } from "../log";
import { sha256 } from "../sha256";
import { verify, type Finding } from "./verify";

type Redeal = NonNullable<AnyGameModule["redeal"]>;

const OLD = "../tests/old";
const LOGS = readdirSync(OLD, { recursive: true, encoding: "utf8" }).filter((it) => it.endsWith(".jsonl.gz"));
const dealers = import.meta.glob<{ redeal: Redeal }>("../../games/*/redeal.ts", { eager: true });
const NEWER = { version: 99, deals: 1 };

const textOf = (name: string): string => gunzipSync(readFileSync(`${OLD}/${name}`)).toString();

function checked(log: GameLog, rules = NEWER): Finding {
  const redeal = dealers[`../../games/${log.header.game}/redeal.ts`]?.redeal;
  if (!redeal) throw new Error(`no dealer for ${log.header.game}`);
  return verify(log, redeal as never, null, rules);
}

it.each(LOGS)("%s is not called tampered", (name) => {
  expect(checked(readLog(textOf(name))).code).toMatch(/^(whole|older_rules)$/);
});

/** The same game, with something changed, and every fingerprint made anew. */
function forged(text: string, change: (row: Line) => Line): GameLog {
  const rows: string[] = [];
  for (const row of text
    .trim()
    .split("\n")
    .map((it) => JSON.parse(it) as Header | Line | Seal)) {
    const told = row.kind === "event" ? change(row) : row;
    const linked = told.kind === "tablee_log" ? told : { ...told, prev: sha256(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: sha256(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return readLog(`${rows.join("\n")}\n`);
}

const kindOf = (row: Line): string => (row.event as { type: string }).type;

it("tells what rules of today would have dealt otherwise from a deal that was changed", () => {
  const text = textOf("adbf3f1/entre-les-lignes-4.jsonl.gz");
  const hung = forged(text, (row) =>
    kindOf(row) === "drawings_shown" ? { ...row, event: { ...(row.event as object), order: [] } } : row,
  );
  const line = hung.lines.findIndex((it) => kindOf(it) === "drawings_shown") + 2;
  expect(checked(hung)).toEqual({ code: "older_rules", line });
  expect(checked(hung, { version: 1, deals: 1 })).toEqual({ code: "dealt_otherwise", line });

  const pile = forged(text, (row) => {
    const event = row.event as { type: string; pile: readonly number[] };
    return event.type === "game_began" ? { ...row, event: { ...event, pile: event.pile.toReversed() } } : row;
  });
  expect(checked(pile)).toEqual({ code: "dealt_otherwise", line: 2 });
  expect(checked(pile, { version: 99, deals: 2 })).toEqual({ code: "older_rules", line: 2 });
  expect(checked(readLog(text.replace('"at":0', '"at":1'))).code).toBe("changed");
});
