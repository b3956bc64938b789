/** Deals a finished game again: who begins each round, every hand, and every card that was turned by lot. */

import type { Line, Seat } from "../../wire/messages";
import type { Event, Options } from "../../wire/wordz";
import type { Chance, DealtGame } from "../game";
import { backOf } from "./reading";

/** As the box holds them, by the alphabet: 37 vowels and 73 consonants in each language. */
const CARDS = {
  fr: { vowel: "A7E12I7O5U5Y1", consonant: "B3C4D4F3G3H2J1K1L6M4N8P4Q1R8S8T8V3X1Z1" },
  en: { vowel: "A8E11I7O6U3Y2", consonant: "B2C5D4F2G3H3J1K1L6M3N8P4Q1R8S8T8V2W2X1Z1" },
} as const;
const VOWELS_EACH = 5;
const CONSONANTS_EACH = 7;

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
  private readonly seats: readonly Seat[];
  private words: string[] = [];
  private turned: Set<number>[] = [];
  private tokens: number[] = [];
  private points: readonly number[] = [];
  private active: Seat | null = null;
  private hasTurned = false;
  private isLot = false;

  constructor(
    private readonly options: Options,
    size: number,
  ) {
    this.seats = Array.from({ length: size }, (_, seat) => seat);
  }

  isTrue(event: Event, drawn: Chance): boolean {
    if (event.type === "round_dealt") return this.dealt(event, drawn);
    // Nothing happens before the first deal.
    if (this.words.length === 0) return false;
    switch (event.type) {
      case "word_laid":
        this.words[event.seat] = event.word;
        break;
      case "turn_began":
        this.active = event.seat;
        this.hasTurned = false;
        break;
      case "vote_began":
        this.active = null;
        break;
      case "turn_resumed":
        this.active = event.seat;
        break;
      case "time_ran_out":
        this.isLot = this.active !== null && !this.hasTurned;
        break;
      case "card_turned":
        return this.turnedUp(event.by, event.whom, event.place, drawn);
      case "proposal_missed":
      case "word_found":
        this.tokens = this.tokens.map((n, seat) => n - Number(seat === event.by) + Number(seat === event.whom));
        break;
      case "word_judged":
        this.words[event.fate.whom] = "";
        if (!event.fate.stands) this.fine(event.fate.whom);
        break;
      case "round_ended":
        this.points = event.result.points;
        this.active = null;
        break;
    }
    return true;
  }

  private dealt(event: Extract<Event, { type: "round_dealt" }>, drawn: Chance): boolean {
    const first = this.first(event.round, drawn);
    const { vowel, consonant } = CARDS[this.options.language];
    const [vowels, consonants] = [drawn.shuffled(unpacked(vowel)), drawn.shuffled(unpacked(consonant))];
    const hands = this.seats.map((seat) =>
      inOrder([
        ...vowels.slice(seat * VOWELS_EACH, (seat + 1) * VOWELS_EACH),
        ...consonants.slice(seat * CONSONANTS_EACH, (seat + 1) * CONSONANTS_EACH),
      ]),
    );
    this.words = this.seats.map(() => "");
    this.turned = this.seats.map(() => new Set());
    this.tokens = [...event.tokens];
    this.active = null;
    return first === event.first && isSame(hands, event.hands);
  }

  /** Drawn by lot unless it was agreed; later the last one, or one of the last. */
  private first(round: number, drawn: Chance): Seat {
    const { first } = this.options;
    if (round === 1) return first === "random" ? drawn.pick(this.seats) : first;
    const rank = (seat: Seat): number => (this.points[seat] ?? 0) * 1000 + (this.tokens[seat] ?? 0);
    const least = Math.min(...this.seats.map(rank));
    return drawn.pick(this.seats.filter((seat) => rank(seat) === least));
  }

  private turnedUp(by: Seat, whom: Seat, place: number, drawn: Chance): boolean {
    const isLot = this.isLot;
    this.isLot = false;
    this.hasTurned = true;
    const cards = isLot ? this.seats.filter((seat) => seat !== by).flatMap((seat) => this.faceDown(seat)) : [];
    this.turned[whom]?.add(place);
    return !isLot || (cards.length > 0 && isSame(drawn.pick(cards), [whom, place]));
  }

  private faceDown(seat: Seat): readonly (readonly [Seat, number])[] {
    return [...(this.words[seat] ?? "")].flatMap((_, place) =>
      this.turned[seat]?.has(place) ? [] : [[seat, place] as const],
    );
  }

  /** For a faulty word: one token to every other player, if there are enough. */
  private fine(whom: Seat): void {
    const gift = (this.tokens[whom] ?? 0) >= this.seats.length - 1 ? 1 : 0;
    this.tokens = this.tokens.map((n, seat) => (seat === whom ? 0 : n + gift));
  }
}

function unpacked(cards: string): readonly string[] {
  return [...cards.matchAll(/([A-Z])(\d+)/g)].flatMap(([, letter = "", many]) =>
    Array.from({ length: Number(many) }, () => letter),
  );
}

/** Vowels first, each kind by the alphabet. */
function inOrder(cards: readonly string[]): readonly string[] {
  const rank = (letter: string): string => (backOf(letter) === "vowel" ? "0" : "1") + letter;
  return cards.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
