/** Deals a finished game again: torches, monster and books, every curse that was turned up, and every word card. */

import type { Line, Seat, Team } from "../../wire/messages";
import type { Curse, CurseName, Event, MonsterName, Options } from "../../wire/trapwords";
import type { Chance, DealtGame } from "../game";

const MONSTERS: readonly MonsterName[] = ["mummy", "troll", "demon", "vampire", "dragon"];
const CURSES: readonly CurseName[] = [
  "flood",
  "petrification",
  "echo",
  "feeblemind",
  "forbidden_word",
  "swarm",
  "web",
  "quicksand",
  "vow",
  "darkness",
];
const TEAMS: readonly Team[] = [0, 1];
const WORDS_ON_FACE = 4;

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const { seating, options } = game.header;
  const dealer = new Dealer(
    options as Options,
    seating.teams.length ? seating.teams : Array.from({ length: seating.size }, (_, seat) => seat % 2),
  );
  let drawn = chance(0);
  for (const line of game.lines) {
    // All that came of one action was drawn from one stretch of chance.
    if (line.action !== null) drawn = chance(line.seq);
    // Of all that is asked of the words only their number is a number.
    const size = line.answers?.findLast((it) => typeof it === "number");
    if (size !== undefined) dealer.size = Number(size);
    if (!dealer.isTrue(line.event as Event, drawn)) return line;
  }
  return null;
}

/** Keeps as much of the dungeon in mind as the lot depends on. */
class Dealer {
  /** How many words the pack has; 0 as long as the log does not tell. */
  size = 0;
  private readonly at: number[] = [0, 0];
  private monster: MonsterName | null = null;
  private lair = 4;
  private curses: Curse[] = [];
  private known = new Set<CurseName>();
  private readonly faces = new Set<number>();

  constructor(
    private readonly options: Options,
    private readonly teams: readonly Team[],
  ) {}

  isTrue(event: Event, drawn: Chance): boolean {
    if (event.type === "dungeon_laid") return this.laid(event, drawn);
    // Nothing happens before the dungeon is laid.
    if (this.monster === null) return false;
    switch (event.type) {
      case "curse_revealed":
        return this.revealed(event.room, event.curse, drawn);
      case "curse_discarded":
        this.curses = this.curses.filter((it) => it.room !== event.room);
        break;
      case "curse_pushed":
        this.curses = this.curses.map((it) => (it.room === event.room ? { ...it, room: it.room - 1 } : it));
        break;
      case "monster_moved":
        this.lair = event.room;
        break;
      case "team_moved":
        this.at[event.team] = event.room;
        break;
      case "round_began":
        return this.began(event, drawn);
      case "words_drawn":
        return this.drew(event, drawn);
    }
    return true;
  }

  private laid(event: Extract<Event, { type: "dungeon_laid" }>, drawn: Chance): boolean {
    const torches = TEAMS.map((team) => drawn.pick(this.members(team)));
    this.monster = drawn.pick(MONSTERS);
    const glowing = drawn.pick(TEAMS);
    this.curses = event.cursed.map((room) => ({ room, name: null, round: 0 }));
    return isSame([torches, this.monster, glowing], [event.torches, event.monster, event.glowing]);
  }

  private members(team: Team): readonly Seat[] {
    return this.teams.flatMap((it, seat) => (it === team ? [seat] : []));
  }

  /** From those that were not drawn yet; when too few are left, from all. */
  private drawCurses(drawn: Chance, many: number, without?: CurseName): readonly CurseName[] {
    const usable = CURSES.filter((it) => it !== without);
    const left = usable.filter((it) => !this.known.has(it));
    return drawn.shuffled(left.length >= many ? left : usable).slice(0, many);
  }

  private revealed(room: number, name: CurseName, drawn: Chance): boolean {
    const [curse] = this.drawCurses(drawn, 1);
    this.curses = this.curses.map((it) => (it.room === room ? { ...it, name } : it));
    this.known.add(name);
    return curse === name;
  }

  /** The mummy brings curses to every round that is fought. */
  private began(event: Extract<Event, { type: "round_began" }>, drawn: Chance): boolean {
    const fighting = TEAMS.filter((team) => this.at[team] === this.lair);
    const many = this.monster === "mummy" && fighting.length ? (this.options.monsters === "harder" ? 2 : 1) : 0;
    const brought = many ? this.drawCurses(drawn, many, "forbidden_word") : [];
    const named = event.effects.flatMap((it) => it.cards);
    for (const it of CURSES) if (named.includes(it)) this.known.add(it);
    return fighting.every((team) => brought.every((it) => event.effects[team]?.cards.includes(it)));
  }

  private drew(event: Extract<Event, { type: "words_drawn" }>, drawn: Chance): boolean {
    const left = Array.from({ length: Math.floor(this.size / WORDS_ON_FACE) }, (_, face) => face).filter(
      (it) => !this.faces.has(it),
    );
    for (const it of event.drawn) this.faces.add(it.face);
    if (this.size === 0) return true;
    const faces = drawn.shuffled(left);
    return event.drawn.every((it, at) => it.face === faces[at]);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
