/** What a person has chosen so far and not sent: a tool, a seat, numbers, cards. Knows no page. */

import { Scene } from "../../ui/scene.svelte";
import type { Action, Interval, JokerAnswered, Seen, View } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import type { GameProps, PartProps } from "../game";
import { allows, isIdle, isOffered } from "../offers";
import { markOf, nextMark, offerTo, othersOf, seatsFor, turnsOf, valuesOf, whyNot, type Reason } from "./reading";

export type Tool = "hide" | "ask" | "announce" | "joker" | "note" | "look";

/** A tool that is taken up on purpose; the others follow from what the moment offers. */
type Taken = "announce" | "joker" | "note";

const ACTION = {
  hide: "choose_interval",
  ask: "ask",
  announce: "announce",
  joker: "play_joker",
  note: "take_note",
} as const;

/** What its table and its hand are given, and of that their parts. */
export type Props = GameProps<View, Action, Seen, Choosing>;
export type Given = PartProps<View, Action, Choosing>;

/** A breath, then each interval that nobody found, by seat. */
export type Act = "breath" | `${Seat}`;
export const BREATH = 900;
/** Milliseconds for two cards to be turned over and read. */
export const TURNED = 1_100;

export class Choosing {
  /** The end of a round: intervals are turned over one by one. */
  readonly scene = new Scene<Act>();
  private taken = $state<Taken | null>(null);
  private whom = $state<Seat | null>(null);
  /** Numbers tapped on the board, the latest last. */
  private numbers = $state<readonly number[]>([]);
  /** Cards of my hand tapped to hide them. */
  cards = $state<readonly number[]>([]);
  /** Why the last tap was not taken. */
  reason = $state<Reason | null>(null);
  /** A summary is read once. */
  roundRead = $state(0);
  /** What waits for a second word. */
  private asked = $state.raw<Action | null>(null);
  private moment = "";
  private turn = "";
  /** How many jokers were answered before this turn. */
  private heard = $state(0);

  /** What nobody found was just turned over: one after the other, whoever leads last. */
  perform(view: View, news: readonly Seen[]): void {
    const turned = news.find((it) => it.type === "intervals_turned");
    if (!turned) return;
    const { points, winners } = view.outcome ?? { points: view.last_round?.points ?? [], winners: [] };
    const acts = turnsOf(turned.unfound, points, winners).map((seat) => [`${seat}`, TURNED] as const);
    this.scene.play(turned, [["breath", BREATH], ...acts]);
  }

  /** Whether this seat's cards lie open by now. */
  isTurned(seat: Seat): boolean {
    return this.scene.has(`${seat}`);
  }

  /** Shown on the cloth first, card by card: the log waits. */
  holds(event: Seen): boolean {
    return event.type === "intervals_turned" && this.scene.about === event;
  }

  /** A new moment makes old choices void; the seat one looks at stays. */
  settle(view: View): void {
    // Another's move, or the clock, takes a question away for good: it is not asked again by itself.
    if (this.asked && !this.question(view)) this.asked = null;
    const turn = [view.round, view.active].join();
    if (turn !== this.turn) {
      this.turn = turn;
      this.heard = view.own?.jokers.length ?? 0;
    }
    // A joker that was played took its number with it.
    const joker = view.seat !== null && view.places[view.seat]?.has_joker;
    const moment = [view.round, view.phase, view.active, view.has_asked, view.finds.length, joker].join();
    if (moment === this.moment) return;
    this.moment = moment;
    this.clear();
    if (this.taken !== "note") this.taken = null;
    if (view.phase === "choose") this.whom = null;
  }

  /** My joker of this turn, with its answer. */
  joker(view: View): JokerAnswered | null {
    return view.own?.jokers.slice(this.heard).find((it) => it.asker === view.seat) ?? null;
  }

  tool(view: View): Tool {
    if (this.taken && isOffered(view.offers, ACTION[this.taken])) return this.taken;
    if (isOffered(view.offers, ACTION.hide)) return "hide";
    if (isOffered(view.offers, ACTION.ask)) return "ask";
    return isOffered(view.offers, ACTION.note) ? "note" : "look";
  }

  take(tool: Taken): void {
    this.taken = tool;
    this.clear();
  }

  putBack(): void {
    this.taken = null;
    this.clear();
  }

  /** Whose place or sheet is meant; the only possible one needs no tap. */
  target(view: View): Seat | null {
    const seats = this.seats(view);
    if (this.whom !== null && seats.includes(this.whom)) return this.whom;
    const [only, ...more] = seats;
    return more.length > 0 && this.tool(view) !== "note" ? null : (only ?? null);
  }

  /** Whose sheet lies on top; there is always one. */
  sheet(view: View): Seat {
    const others = othersOf(view);
    return this.whom !== null && others.includes(this.whom) ? this.whom : (others[0] ?? 0);
  }

  seats(view: View): readonly Seat[] {
    const tool = this.tool(view);
    return tool === "look" || tool === "hide" ? [] : seatsFor(view, ACTION[tool]);
  }

  tapSeat(view: View, seat: Seat): void {
    this.reason = null;
    if (this.seats(view).includes(seat)) {
      this.whom = this.whom === seat && this.seats(view).length > 1 && this.tool(view) !== "note" ? null : seat;
      return;
    }
    const tool = this.tool(view);
    if (tool === "ask") this.reason = "no_hand_left";
    if (tool === "announce" || tool === "joker") this.reason = "nothing_hidden_there";
  }

  isOpen(view: View, value: number): boolean {
    const tool = this.tool(view);
    if (tool === "look" || tool === "hide") return false;
    const field = tool === "announce" ? "interval" : "value";
    return valuesOf(offerTo(view, ACTION[tool], this.target(view)), field).includes(value);
  }

  /** Legal, but the answer is known. */
  isIdle(view: View, value: number): boolean {
    const whom = this.target(view);
    return this.tool(view) === "ask" && whom !== null && isIdle(view.offers, "ask", { whom, value }, "value");
  }

  isPicked(value: number): boolean {
    return this.numbers.includes(value);
  }

  /** Returns what is to be sent at once: a note is. */
  tapNumber(view: View, value: number, pending: readonly Action[] = []): Action | null {
    this.reason = null;
    const tool = this.tool(view);
    if (!this.isOpen(view, value)) {
      if (tool === "ask") this.reason = "you_hold_it";
      return null;
    }
    const whom = this.target(view);
    if (tool === "note") {
      return whom === null
        ? null
        : { type: "take_note", whom, value, mark: nextMark(markSoFar(view, pending, whom, value)) };
    }
    const rest = this.numbers.filter((it) => it !== value);
    if (rest.length < this.numbers.length) this.numbers = rest;
    else this.numbers = tool === "announce" ? [...rest.slice(-1), value] : [value];
    if (tool === "announce" && this.numbers.length === 2 && !this.pair) this.reason = "not_an_interval";
    return null;
  }

  get number(): number | null {
    return this.numbers.at(-1) ?? null;
  }

  /** The two announced numbers, where they are far enough apart. */
  get pair(): Interval | null {
    const [one, other] = this.numbers;
    if (one === undefined || other === undefined || Math.abs(one - other) < 2) return null;
    return [Math.min(one, other), Math.max(one, other)];
  }

  tapCard(view: View, card: number): void {
    this.reason = null;
    const [first] = this.cards;
    if (this.cards.includes(card)) this.cards = this.cards.filter((it) => it !== card);
    else if (first === undefined) this.cards = [card];
    else {
      // A third tap moves the second choice.
      const why = whyNot(view, first, card);
      if (why) this.reason = why;
      else this.cards = [first, card];
    }
  }

  goesWith(view: View, card: number): boolean {
    const [first] = this.cards;
    return first === undefined || this.cards.includes(card) || whyNot(view, first, card) === null;
  }

  /** What the main button would send; null while something is missing. */
  ready(view: View): Action | null {
    const tool = this.tool(view);
    const whom = this.target(view);
    if (tool === "hide") {
      const [low, high] = [...this.cards].sort((one, other) => one - other);
      return low === undefined || high === undefined ? null : { type: "choose_interval", interval: [low, high] };
    }
    if (tool === "announce")
      return whom === null || !this.pair ? null : { type: "announce", whom, interval: this.pair };
    const value = this.number;
    if (whom === null || value === null || !this.isOpen(view, value)) return null;
    if (tool === "ask") return { type: "ask", whom, value };
    return tool === "joker" ? { type: "play_joker", whom, value } : null;
  }

  /** Asks for a second word before what cannot be taken back. */
  askFor(action: Action): void {
    this.asked = action;
  }

  /** What waits for a second word, while it may still be done. */
  question(view: View): Action | null {
    if (!this.asked) return null;
    const { type, ...fields } = this.asked;
    return allows(view.offers, type, fields) ? this.asked : null;
  }

  drop(): void {
    this.asked = null;
  }

  private clear(): void {
    this.numbers = [];
    this.cards = [];
    this.reason = null;
  }
}

/** The mark as it will be when all that was sent is answered. */
export function markSoFar(view: View, pending: readonly Action[], whom: Seat, value: number) {
  const sent = pending.findLast((it) => it.type === "take_note" && it.whom === whom && it.value === value);
  return sent?.type === "take_note" ? sent.mark : markOf(view, whom, value);
}

export const ctrl = (): Choosing => new Choosing();
