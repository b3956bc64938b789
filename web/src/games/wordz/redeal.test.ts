/** Recorded games, verified on the Python side too, dealt again here. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLog } from "../../table/log";
import { sha256 } from "../../table/sha256";
import { verify } from "../../table/replay/verify";
import type { Header, Line, Seal } from "../../wire/messages";
import type { Event } from "../../wire/wordz";
import { redeal } from "./redeal";

type Row = Header | Line | Seal;

const ROOT = "../tests/games/wordz/playthroughs";
const GAMES = readdirSync(ROOT)
  .filter((file) => file.endsWith(".jsonl"))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, "utf8") }));
/** Many are late in this one: their cards are turned by lot, once with a deal after it from the same stretch of chance. */
const LATE = { file: "by_lot.v1.jsonl", text: readFileSync("src/games/wordz/by_lot.v1.jsonl", "utf8") };
const checked = (text: string) => verify(readLog(text), redeal);

/** The same game with events changed, and every fingerprint made anew: only the seed can tell. */
function forged(text: string, change: (event: Event) => Event): string {
  const rows: string[] = [];
  for (const raw of text.trim().split("\n")) {
    const row = JSON.parse(raw) as Row;
    const other = row.kind === "event" ? { ...row, event: change(row.event as Event) } : row;
    const linked = other.kind === "tablee_log" ? other : { ...other, prev: sha256(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: sha256(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return `${rows.join("\n")}\n`;
}

function linesOf(text: string, has: (event: Event) => boolean): readonly number[] {
  return text
    .trim()
    .split("\n")
    .flatMap((raw, at) => {
      const row = JSON.parse(raw) as Row;
      return row.kind === "event" && has(row.event as Event) ? [at + 1] : [];
    });
}

describe.each([...GAMES, LATE])("$file", ({ text }) => {
  it("is whole, and dealt from its seed", () => {
    expect(checked(text)).toEqual({ code: "whole" });
    expect(checked(forged(text, (event) => event))).toEqual({ code: "whole" });
  });

  it("is found out by other letters, and by another first player, in every round", () => {
    const deals = linesOf(text, (event) => event.type === "round_dealt");
    expect(deals.length).toBeGreaterThan(0);
    deals.forEach((line, at) => {
      const swapped = forged(text, (event) =>
        event.type === "round_dealt" && event.round === at + 1 ? { ...event, hands: event.hands.toReversed() } : event,
      );
      expect(checked(swapped)).toEqual({ code: "dealt_otherwise", line });
      const other = forged(text, (event) =>
        event.type === "round_dealt" && event.round === at + 1
          ? { ...event, first: 1 - Math.min(event.first, 1) }
          : event,
      );
      expect(checked(other)).toEqual({ code: "dealt_otherwise", line });
    });
  });

  it("is found out where nothing was dealt", () => {
    const none = forged(text, (event) =>
      event.type === "round_dealt" ? { type: "turn_began", seat: 0, deadline: null } : event,
    );
    expect(checked(none)).toEqual({ code: "dealt_otherwise", line: 2 });
  });
});

it("looks at every card that was turned by lot", () => {
  const turned = linesOf(LATE.text, (event) => event.type === "card_turned");
  const lots = linesOf(LATE.text, (event) => event.type === "time_ran_out")
    .map((line) => line + 1)
    .filter((line) => turned.includes(line));
  expect(lots.length).toBeGreaterThan(3);
  for (const line of lots) {
    let at = 1;
    const other = forged(LATE.text, (event) => {
      at += 1;
      return at === line && event.type === "card_turned" ? { ...event, place: event.place + 1 } : event;
    });
    expect(checked(other)).toEqual({ code: "dealt_otherwise", line });
  }
});
