/** Deals a finished game again: the pile, the number, who begins, who gets which card, and which drawing hangs where. */

import type { Event, Options, RoundDealt } from "../../wire/entre-les-lignes";
import type { Line, Seat } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const dealer = new Dealer(game.header.options as Options, game.header.seating.size);
  let drawn = chance(0);
  for (const line of game.lines) {
    // All that came of one action was drawn from one stretch of chance.
    if (line.action !== null) drawn = chance(line.seq);
    if (!dealer.isTrue(line.event as Event, drawn)) return line;
  }
  return null;
}

/** Keeps as much of the game in mind as the lot depends on. */
class Dealer {
  /** Who is here, and who was when the round was dealt. */
  private here: readonly Seat[];
  private players: readonly Seat[] = [];
  /** Who was active, round by round. */
  private readonly turns: Seat[] = [];
  private pile: readonly number[] | null = null;
  private active: Seat | null = null;

  constructor(
    private readonly options: Options,
    size: number,
  ) {
    this.here = Array.from({ length: size }, (_, seat) => seat);
  }

  isTrue(event: Event, drawn: Chance): boolean {
    if (event.type === "game_began") return this.began(event, drawn);
    // Nothing happens before the first deal.
    if (this.pile === null) return false;
    if (event.type === "round_dealt") return this.dealt(event, this.pile, drawn);
    if (event.type === "vacated") this.here = this.here.filter((it) => it !== event.seat);
    if (event.type === "occupied") this.here = [...this.here, event.seat].toSorted((one, other) => one - other);
    if (event.type === "drawings_shown") return isSame(drawn.shuffled(this.others), event.order);
    return true;
  }

  private get others(): readonly Seat[] {
    return this.players.filter((it) => it !== this.active);
  }

  private began(event: Extract<Event, { type: "game_began" }>, drawn: Chance): boolean {
    const { number } = this.options;
    const wanted = number === "random" ? drawn.pick([1, 2, 3, 4, 5] as const) : number;
    this.pile = drawn.shuffled(event.pile.map((_, at) => at));
    return event.number === wanted && isSame(this.pile, event.pile);
  }

  /** The words are on the cards, and those are not here; but who has the active player's is known. */
  private dealt(event: RoundDealt, pile: readonly number[], drawn: Chance): boolean {
    this.active = this.next(drawn);
    this.turns.push(this.active);
    this.players = this.here;
    const cards = pile.slice(0, this.players.length - 1);
    const dealt = drawn.shuffled(cards);
    const accomplice = this.others.find((_, at) => dealt[at] === cards[0]);
    this.pile = pile.slice(cards.length);
    const hasSame = event.words[event.active] === event.words[event.accomplice];
    return event.active === this.active && event.accomplice === accomplice && hasSame;
  }

  /** Drawn by lot unless it was agreed; later the next seat that somebody plays and whose turn it was least often. */
  private next(drawn: Chance): Seat {
    const { first } = this.options;
    const { active, here } = this;
    if (active === null) return first === "random" ? drawn.pick(here) : first;
    // Whoever missed a turn has it before the others have another.
    const fewest = Math.min(...here.map((it) => this.turnsOf(it)));
    const due = here.filter((it) => this.turnsOf(it) === fewest);
    return due.find((it) => it > active) ?? due[0] ?? active;
  }

  private turnsOf(seat: Seat): number {
    return this.turns.filter((it) => it === seat).length;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
