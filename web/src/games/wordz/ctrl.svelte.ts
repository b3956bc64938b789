/** What a person has chosen so far and not sent: a word, a card to turn, a proposal. Knows no page. */

import type { Action, RoundResult, Seen, View } from "../../wire/wordz";
import type { Seat } from "../../wire/messages";
import type { GameProps, PartProps } from "../game";
import { Scene } from "../../ui/scene.svelte";
import { allows, isOffered } from "../offers";
import { Composing } from "./composing.svelte";
import { isMove } from "./moves";
import { seatsFor, spellingFor } from "./reading";
import { Spelling } from "./spelling.svelte";
import { type Act, actsOf, type Staged, stagedIn, turnedIn } from "./staged";

/** What the dictionary says of a word: nothing yet, that it is listed, or that it is not. */
export type Verdict = "unknown" | "listed" | "unlisted";

export interface CardAt {
  readonly whom: Seat;
  readonly place: number;
}

/** What waits for a second word. */
export type Asked = "lay" | "pass";

/** What its table and its hand are given, and of that their parts. */
export type Props = GameProps<View, Action, Seen, Wording>;
export type Given = PartProps<View, Action, Wording>;

export class Wording {
  readonly composing = new Composing();
  readonly spelling = new Spelling();
  /** The card that was tapped to be turned. */
  card = $state.raw<CardAt | null>(null);
  /** Whether a proposal is being made, and for whose word once that is chosen. */
  isProposing = $state(false);
  private whom = $state<Seat | null>(null);
  private asked = $state<Asked | null>(null);
  /** The word that was to be laid then. */
  private askedWord = "";
  private roundRead = $state(0);
  hasNotes = $state(false);
  private moment = "";
  /** What has the stage to itself for a moment. */
  readonly scene = new Scene<Act>();
  private heard: readonly Seen[] = [];
  private seen: View | null = null;
  /** The card that was turned last, for who has it out of sight. */
  turned = $state.raw<Staged | null>(null);
  /** What everybody saw before it, and what it is not told of yet. */
  private past: View | null = null;
  private kept: ReadonlySet<Seen> = new Set();

  /** A new moment makes old choices void. */
  settle(view: View): void {
    if (view.phase === "compose" && view.own) this.composing.deal(view.own.hand);
    if (this.asked && !this.question(view)) this.asked = null;
    const hasComposed = view.seat !== null && view.places[view.seat]?.has_composed;
    const moment = [view.round, view.phase, hasComposed, view.active, view.has_turned, view.has_proposed].join();
    if (moment !== this.moment) {
      this.moment = moment;
      this.card = null;
      this.asked = null;
      // Turning a card first does not take the pen out of anybody's hand.
      if (!isOffered(view.offers, "propose")) this.putBack();
    }
    const whom = this.target(view);
    if (this.isProposing && whom !== null) this.spelling.begin(view.places[whom]?.row ?? [], spellingFor(view, whom));
  }

  // --- the stage -----------------------------------------------------------------------------------

  /** What was just told may be worth a stage; the next move ends what is on it, and who comes later finds it done. */
  hear(view: View, news: readonly Seen[]): void {
    const before = this.seen;
    this.seen = view;
    if (news === this.heard) return;
    this.heard = news;
    if (news.length > 0 && !news.some(isMove)) {
      // It comes after what is on stage, and is told after it.
      if (this.isOpen) this.kept = new Set([...this.kept, ...news]);
      return;
    }
    this.scene.skip();
    const staged = before && stagedIn(news, before);
    this.turned = staged ? null : turnedIn(news, view);
    if (!staged) return;
    this.past = before;
    this.kept = new Set(news);
    this.scene.play(staged, actsOf(staged));
  }

  /** Once for each card. */
  showTurned(card: Staged): void {
    this.scene.play(card, actsOf(card));
  }

  get staged(): Staged | null {
    return this.scene.about as Staged | null;
  }

  /** Whether what comes of it is still to be seen. */
  get isOpen(): boolean {
    return this.scene.isOn && !this.scene.has("verdict");
  }

  /** The table as it lies there: nothing changes on it before the verdict, but what I may do. */
  shown(view: View): View {
    return this.isOpen && this.past?.seat === view.seat ? { ...this.past, offers: view.offers } : view;
  }

  /** Told by the stage first: the log and the voice wait, and who won until all is over. */
  holds(event: Seen): boolean {
    return this.kept.has(event) && (event.type === "game_ended" ? this.scene.isOn : this.isOpen);
  }

  // --- reading -------------------------------------------------------------------------------------

  /** The end of a round, as long as it was not read. */
  unread(view: View): RoundResult | null {
    const last = view.last_round;
    return last && !view.outcome && last.round > this.roundRead ? last : null;
  }

  read(view: View): void {
    this.roundRead = view.last_round?.round ?? 0;
  }

  // --- composing -----------------------------------------------------------------------------------

  /** What the dictionary said of the word as it stands. */
  verdict(view: View): Verdict {
    const draft = view.own?.drafts.find(([word]) => word === this.composing.word);
    return draft ? (draft[1] ? "listed" : "unlisted") : "unknown";
  }

  /** The word is long enough to be looked up. */
  isLongEnough(view: View): boolean {
    return allows(view.offers, "look_up", { word: this.composing.word });
  }

  /** To ask about the word as it stands: once, and one question at a time. */
  lookUp(view: View, pending: readonly Action[]): Action | null {
    const isAsking = pending.some((it) => it.type === "look_up" || it.type === "lay_word");
    if (isAsking || !this.isLongEnough(view) || this.verdict(view) !== "unknown") return null;
    return { type: "look_up", word: this.composing.word };
  }

  /** Whether laying the word as it stands is possible, or will be once it is looked up. */
  mayLay(view: View): boolean {
    const isBarred = view.options.words === "listed_only" && this.verdict(view) === "unlisted";
    return this.isLongEnough(view) && !isBarred;
  }

  /** What the main button sends: a listed word is laid; any other waits for the dictionary, and then for a second word. */
  lay(view: View, pending: readonly Action[]): Action | null {
    if (!this.mayLay(view)) return null;
    if (this.verdict(view) === "listed") return { type: "lay_word", word: this.composing.word };
    this.asked = "lay";
    this.askedWord = this.composing.word;
    return this.lookUp(view, pending);
  }

  askPass(): void {
    this.asked = "pass";
  }

  /** What waits for a second word, while it may still be done. */
  question(view: View): Asked | null {
    if (this.asked === "pass") return isOffered(view.offers, "pass_composing") ? "pass" : null;
    const isSame = this.asked === "lay" && this.askedWord === this.composing.word;
    return isSame && this.isLongEnough(view) ? "lay" : null;
  }

  /** Whether the word is to be laid as soon as the dictionary has answered. */
  isChecking(view: View): boolean {
    return this.question(view) === "lay" && this.verdict(view) === "unknown";
  }

  /** Sent on the second word; nothing while the dictionary has not answered where only its words are laid. */
  agreed(view: View): Action | null {
    const question = this.question(view);
    if (question === "pass") return { type: "pass_composing" };
    const action = { type: "lay_word", word: this.composing.word } as const;
    const isSettled = this.verdict(view) !== "unknown" && allows(view.offers, "lay_word", { word: action.word });
    return question === "lay" && isSettled ? action : null;
  }

  drop(): void {
    this.asked = null;
  }

  // --- a turn --------------------------------------------------------------------------------------

  mayTurn(view: View, whom: Seat, place: number): boolean {
    return allows(view.offers, "turn_card", { whom, place });
  }

  isPicked(whom: Seat, place: number): boolean {
    return this.card?.whom === whom && this.card.place === place;
  }

  /** The first tap chooses a card; a second one on the same card turns it. */
  tapCard(view: View, whom: Seat, place: number): Action | null {
    if (!this.mayTurn(view, whom, place)) return null;
    if (this.isPicked(whom, place)) return this.turn(view);
    this.card = { whom, place };
    return null;
  }

  turn(view: View): Action | null {
    const card = this.card;
    return card && this.mayTurn(view, card.whom, card.place) ? { type: "turn_card", ...card } : null;
  }

  /** Takes up the pen; where only one word is left, it is that one. */
  startProposing(view: View): void {
    this.isProposing = true;
    this.card = null;
    this.whom = null;
    this.settle(view);
  }

  proposeFor(view: View, whom: Seat): void {
    this.whom = whom;
    this.settle(view);
  }

  putBack(): void {
    this.isProposing = false;
    this.whom = null;
  }

  /** Whose word is being spelled. */
  target(view: View): Seat | null {
    const seats = seatsFor(view, "propose");
    const [only, ...more] = seats;
    if (this.whom !== null && seats.includes(this.whom)) return this.whom;
    return more.length === 0 ? (only ?? null) : null;
  }

  proposal(view: View): Action | null {
    const whom = this.target(view);
    const word = this.spelling.word;
    if (!this.isProposing || whom === null || word === null) return null;
    return allows(view.offers, "propose", { whom, word }) ? { type: "propose", whom, word } : null;
  }
}

export const ctrl = (): Wording => new Wording();
