/** Recorded games, verified on the Python side too, dealt again here. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLog } from "../../table/log";
import { Chance } from "../../table/replay/chance";
import { verify } from "../../table/replay/verify";
import { sha256 } from "../../table/sha256";
import type { Header, Line, Seal } from "../../wire/messages";
import type { Event } from "../../wire/trapwords";
import { redeal } from "./redeal";

type Row = Header | Line | Seal;

const ROOT = "../tests/games/trapwords/playthroughs";
const GAMES = readdirSync(ROOT)
  .filter((file) => file.endsWith(".jsonl"))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, "utf8") }));
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

function lineOf(text: string, has: (event: Event) => boolean): number {
  const rows = text
    .trim()
    .split("\n")
    .map((raw) => JSON.parse(raw) as Row);
  return rows.findIndex((row) => row.kind === "event" && has(row.event as Event)) + 1;
}

describe.each(GAMES)("$file", ({ text }) => {
  it("is whole, and dealt from its seed", () => {
    expect(checked(text)).toEqual({ code: "whole" });
    expect(checked(forged(text, (event) => event))).toEqual({ code: "whole" });
  });

  it("is found out by another monster, another torch, another book", () => {
    const line = lineOf(text, (event) => event.type === "dungeon_laid");
    const otherwise = (change: (event: Extract<Event, { type: "dungeon_laid" }>) => Event) =>
      checked(forged(text, (event) => (event.type === "dungeon_laid" ? change(event) : event)));
    const found = { code: "dealt_otherwise", line };
    expect(otherwise((event) => ({ ...event, monster: event.monster === "troll" ? "demon" : "troll" }))).toEqual(found);
    expect(otherwise((event) => ({ ...event, torches: [event.torches[0] === 0 ? 2 : 0, event.torches[1]] }))).toEqual(
      found,
    );
    expect(otherwise((event) => ({ ...event, glowing: 1 - event.glowing }))).toEqual(found);
  });

  it("is found out by another curse", () => {
    const line = lineOf(text, (event) => event.type === "curse_revealed");
    const other = forged(text, (event) =>
      event.type === "curse_revealed" ? { ...event, curse: event.curse === "vow" ? "web" : "vow" } : event,
    );
    expect(line).toBeGreaterThan(0);
    expect(checked(other)).toEqual({ code: "dealt_otherwise", line });
  });

  it("is found out where no dungeon was laid", () => {
    const none = forged(text, (event) => (event.type === "dungeon_laid" ? { type: "monster_moved", room: 3 } : event));
    expect(checked(none)).toEqual({ code: "dealt_otherwise", line: 2 });
  });
});

describe("word cards", () => {
  const key = new Uint8Array([1, 2, 3]);
  const chance = (position: number) => new Chance(key, position);
  const header = { options: { monsters: "normal" }, seating: { size: 4, teams: [] } } as unknown as Header;
  const dice = chance(1);
  const torches = [dice.pick([0, 2]), dice.pick([1, 3])] as const;
  const laid: Event = {
    type: "dungeon_laid",
    teams: [0, 1, 0, 1],
    torches,
    cursed: [],
    glowing: 0,
    monster: dice.pick(["mummy", "troll", "demon", "vampire", "dragon"] as const),
  };
  const dungeon = { ...laid, glowing: dice.pick([0, 1]) };
  const faces = chance(2).shuffled(Array.from({ length: 100 }, (_, face) => face));

  function drawn(red: number, blue: number, answers: Line["answers"]): Line | null {
    const words = [red, blue].map((face, team) => ({ team, face, word: "dragon" }));
    const lines = [
      { seq: 1, action: {}, answers: [], event: dungeon },
      { seq: 2, action: {}, answers, event: { type: "words_drawn", drawn: words, deadline: null } },
    ] as unknown as readonly Line[];
    return redeal({ header, lines }, chance);
  }

  it("follow from the seed where the log tells how many there are", () => {
    const [first = 0, second = 0, third = 0] = faces;
    expect(drawn(first, second, [400, ["dragon"], ["puits"]])).toBeNull();
    expect(drawn(first, third, [400, ["dragon"], ["puits"]])).toMatchObject({ seq: 2 });
    expect(drawn(first, third, [])).toBeNull();
  });
});
