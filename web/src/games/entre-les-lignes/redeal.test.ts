/** Recorded games, verified on the Python side too, dealt again here. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLog } from "../../table/log";
import { verify } from "../../table/replay/verify";
import { sha256 } from "../../table/sha256";
import type { Event } from "../../wire/entre-les-lignes";
import type { Header, Line, Seal } from "../../wire/messages";
import { redeal } from "./redeal";

type Row = Header | Line | Seal;

const ROOT = "../tests/games/entre_les_lignes/playthroughs";
const GAMES = readdirSync(ROOT)
  .filter((file) => file.endsWith(".jsonl"))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, "utf8") }));
const checked = (text: string) => verify(readLog(text), redeal);

/** The same game with events changed, and every fingerprint made anew: only the seed can tell. */
function forged(text: string, change: (event: Event, line: number) => Event): string {
  const rows: string[] = [];
  for (const raw of text.trim().split("\n")) {
    const row = JSON.parse(raw) as Row;
    const other = row.kind === "event" ? { ...row, event: change(row.event as Event, rows.length + 1) } : row;
    const linked = other.kind === "tablee_log" ? other : { ...other, prev: sha256(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: sha256(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return `${rows.join("\n")}\n`;
}

function linesOf(text: string, type: Event["type"]): readonly number[] {
  return text
    .trim()
    .split("\n")
    .flatMap((raw, at) => {
      const row = JSON.parse(raw) as Row;
      return row.kind === "event" && (row.event as Event).type === type ? [at + 1] : [];
    });
}

describe.each(GAMES)("$file", ({ text }) => {
  /** Each such line, changed alone, is the one that is found. */
  function findsEvery(type: Event["type"], change: (event: Event) => Event): void {
    const lines = linesOf(text, type);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const other = forged(text, (event, at) => (at === line ? change(event) : event));
      expect(checked(other)).toEqual({ code: "dealt_otherwise", line });
    }
  }

  it("is whole, and dealt from its seed", () => {
    expect(checked(text)).toEqual({ code: "whole" });
    expect(checked(forged(text, (event) => event))).toEqual({ code: "whole" });
  });

  it("is found out by another pile or another number", () => {
    findsEvery("game_began", (event) =>
      event.type === "game_began" ? { ...event, pile: event.pile.toReversed() } : event,
    );
    findsEvery("game_began", (event) =>
      event.type === "game_began" ? { ...event, number: event.number === 5 ? 1 : 5 } : event,
    );
  });

  it("is found out by another active player, another accomplice, or two words for the two", () => {
    findsEvery("round_dealt", (event) =>
      event.type === "round_dealt" ? { ...event, active: event.accomplice, accomplice: event.active } : event,
    );
    findsEvery("round_dealt", (event) => {
      if (event.type !== "round_dealt") return event;
      const accomplice = event.words.findIndex((_, seat) => seat !== event.active && seat !== event.accomplice);
      return { ...event, accomplice, words: event.words.map(() => event.words[0] ?? "") };
    });
    findsEvery("round_dealt", (event) =>
      event.type === "round_dealt"
        ? { ...event, words: event.words.map((word, seat) => (seat === event.active ? `${word}?` : word)) }
        : event,
    );
  });

  it("is found out by drawings that hang elsewhere", () => {
    findsEvery("drawings_shown", (event) =>
      event.type === "drawings_shown" ? { ...event, order: event.order.toReversed() } : event,
    );
  });

  it("is found out where nothing was dealt", () => {
    const none = forged(text, (event) => (event.type === "game_began" ? { type: "went_on", seat: 0 } : event));
    expect(checked(none)).toEqual({ code: "dealt_otherwise", line: 2 });
  });
});
