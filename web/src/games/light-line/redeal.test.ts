/** Recorded games of all five modes, verified on the Python side too, dealt again here. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLog } from "../../table/log";
import { sha256 } from "../../table/sha256";
import { verify } from "../../table/replay/verify";
import type { Header, Line, Seal } from "../../wire/messages";
import { redeal as head } from "../head-line/redeal";
import { redeal as kidz } from "../kidz-line/redeal";
import { redeal as line } from "../line/redeal";
import { redeal as long } from "../long-line/redeal";
import { redeal as solo } from "../solo-line/redeal";

type Row = Header | Line | Seal;
type Happened = Readonly<Record<string, unknown>> & { readonly type: string };

const ROOT = "../tests/games/light_line";
const MODES = { line, kidz_line: kidz, long_line: long, head_line: head, solo_line: solo };
const GAMES = Object.entries(MODES).flatMap(([mode, redeal]) =>
  readdirSync(`${ROOT}/${mode}/playthroughs`)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => ({ mode, file, redeal, text: readFileSync(`${ROOT}/${mode}/playthroughs/${file}`, "utf8") })),
);
const gameOf = (mode: string, file: string) =>
  GAMES.find((it) => it.mode === mode && it.file.startsWith(file))?.text ?? "";
const checked = (text: string, redeal: unknown) => verify(readLog(text), redeal as never);

/** The same game with events changed, and every fingerprint made anew: only the seed can tell. */
function forged(text: string, change: (event: Happened) => Happened): string {
  const rows: string[] = [];
  for (const raw of text.trim().split("\n")) {
    const row = JSON.parse(raw) as Row;
    const other = row.kind === "event" ? { ...row, event: change(row.event as Happened) } : row;
    const linked = other.kind === "tablee_log" ? other : { ...other, prev: sha256(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: sha256(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return `${rows.join("\n")}\n`;
}

/** The first and the last of a list change places, however deep they lie. */
function swapped(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  if (Array.isArray(list[0])) return [swapped(list[0]), ...list.slice(1)];
  return [list.at(-1), ...list.slice(1, -1), list[0]];
}

const lineOf = (text: string, has: (event: Happened) => boolean): number =>
  text
    .trim()
    .split("\n")
    .findIndex((raw) => {
      const row = JSON.parse(raw) as Row;
      return row.kind === "event" && has(row.event as Happened);
    }) + 1;

describe.each(GAMES)("$mode, $file", ({ text, redeal }) => {
  it("is whole, and dealt from its seed", () => {
    expect(checked(text, redeal)).toEqual({ code: "whole" });
    expect(
      checked(
        forged(text, (event) => event),
        redeal,
      ),
    ).toEqual({ code: "whole" });
  });

  it("is found out by cards that lay elsewhere", () => {
    for (const field of ["piles", "hands", "rest", "pile", "round_pile"]) {
      const isDeal = (event: Happened) => /_(dealt|made)$/.test(event.type) && Array.isArray(event[field]);
      const at = lineOf(text, isDeal);
      if (at === 0) continue;
      const change = (event: Happened) => (isDeal(event) ? { ...event, [field]: swapped(event[field]) } : event);
      expect(checked(forged(text, change), redeal)).toEqual({ code: "dealt_otherwise", line: at });
    }
  });

  it("is found out where nothing was dealt", () => {
    const [, first = ""] = text.trim().split("\n");
    const dealt = ((JSON.parse(first) as Line).event as Happened).type;
    const change = (event: Happened) => (event.type === dealt ? { type: "turn_began", seat: 0 } : event);
    expect(checked(forged(text, change), redeal)).toEqual({ code: "dealt_otherwise", line: 2 });
  });
});

it("looks at who begins, and at who deals", () => {
  const other = (event: Happened, field: string) =>
    field in event && /_(dealt|made)$/.test(event.type) ? { ...event, [field]: 1 - Number(event[field]) } : event;
  expect(
    checked(
      forged(gameOf("line", "2"), (it) => other(it, "first")),
      line,
    ),
  ).toEqual({ code: "dealt_otherwise", line: 2 });
  expect(
    checked(
      forged(gameOf("kidz_line", "2"), (it) => other(it, "first")),
      kidz,
    ),
  ).toEqual({ code: "dealt_otherwise", line: 2 });
  expect(
    checked(
      forged(gameOf("head_line", "2"), (it) => other(it, "dealer")),
      head,
    ),
  ).toEqual({ code: "dealt_otherwise", line: 2 });
});

it("looks at the card that came off a pile, and at a pile drawn by lot", () => {
  const text = gameOf("line", "2");
  for (const [type, field] of [
    ["card_drawn", "card"],
    ["card_exchanged", "drawn"],
  ] as const) {
    const change = (event: Happened) => (event.type === type ? { ...event, [field]: 61 } : event);
    expect(checked(forged(text, change), line)).toEqual({
      code: "dealt_otherwise",
      line: lineOf(text, (it) => it.type === type),
    });
  }
  const isLot = (event: Happened) => event["by_lot"] === true;
  const chosen = (event: Happened) => event.type === "card_drawn" && !isLot(event);
  expect(lineOf(text, isLot)).toBeGreaterThan(2);
  // What was chosen and is said to be drawn by lot: one of them, at least, the lot would not have drawn.
  const found = checked(
    forged(text, (it) => (chosen(it) ? { ...it, by_lot: true } : it)),
    line,
  );
  expect(found.code).toBe("dealt_otherwise");
});

it("looks at every card of KIDZ-LINE and of HEAD-LINE, and at what was shuffled anew", () => {
  const turned = gameOf("kidz_line", "7");
  const up = (event: Happened) => (event.type === "card_turned_up" ? { ...event, card: 61 } : event);
  expect(checked(forged(turned, up), kidz)).toEqual({
    code: "dealt_otherwise",
    line: lineOf(turned, (it) => it.type === "card_turned_up"),
  });
  const dealt = gameOf("head_line", "4");
  const other = (event: Happened) => (event.type === "card_dealt" ? { ...event, card: 61 } : event);
  expect(checked(forged(dealt, other), head)).toEqual({
    code: "dealt_otherwise",
    line: lineOf(dealt, (it) => it.type === "card_dealt"),
  });
  const anew = (event: Happened) =>
    event.type === "pile_shuffled" ? { ...event, pile: swapped(event["pile"]) } : event;
  expect(checked(forged(dealt, anew), head)).toEqual({
    code: "dealt_otherwise",
    line: lineOf(dealt, (it) => it.type === "pile_shuffled"),
  });
});

it("looks at a later round of LONG-LINE", () => {
  const text = gameOf("long_line", "7");
  const isThird = (event: Happened) => event.type === "round_dealt" && event["round"] === 3;
  const change = (event: Happened) => (isThird(event) ? { ...event, hands: swapped(event["hands"]) } : event);
  expect(checked(forged(text, change), long)).toEqual({ code: "dealt_otherwise", line: lineOf(text, isThird) });
});

it("knows that the puzzle of one day is not that of another", () => {
  const text = gameOf("solo_line", "day");
  const yesterday = text.replace('"day":"2026-11-15"', '"day":"2026-11-14"');
  expect(yesterday).not.toBe(text);
  expect(
    checked(
      forged(yesterday, (event) => event),
      solo,
    ),
  ).toEqual({ code: "dealt_otherwise", line: 2 });
});
