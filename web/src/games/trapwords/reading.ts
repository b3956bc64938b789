/** What can be read off a view: who is in which team, what I am in this turn, what was said and may be objected to. */

import type { Seat, Team } from "../../wire/messages";
import type { Aside, CardName, Claim, Ground, Mark, SaidWord, TurnResult, TurnView, View } from "../../wire/trapwords";
import { isOffered, offersOf } from "../offers";

export const TEAMS = [0, 1] as const;
export const LONGEST_TRAP = 24;
export const LONGEST_CLUE = 40;
export const LONGEST_GUESS = 200;
export const LONGEST_LINE = 200;

const MONSTERS: readonly CardName[] = ["mummy", "troll", "demon", "vampire", "dragon"];

/** What I am in the turn that is played: only the opponents know all of it. */
export type Role = "giver" | "guesser" | "opponent" | "watcher";

export function other(team: Team): Team {
  return 1 - team;
}

export function teamOf(view: View, seat: Seat): Team {
  return view.teams[1].members.includes(seat) ? 1 : 0;
}

export function roleOf(view: View): Role {
  const { seat, team, turn } = view;
  if (seat === null || team === null || !turn) return "watcher";
  if (turn.giver === seat) return "giver";
  return turn.team === team ? "guesser" : "opponent";
}

export function isMonster(card: CardName): boolean {
  return MONSTERS.includes(card);
}

/** The words that can still be objected to (TW-62). */
export function freshWords(turn: TurnView): readonly SaidWord[] {
  return turn.words.filter((it) => it.number > turn.lapsed);
}

/** Whether I may object to a word by touching it. */
export function mayTouch(view: View): boolean {
  return view.options.clues === "typed" && isOffered(view.offers, "stop");
}

/** The words by clue, in order. */
export function clues(words: readonly SaidWord[]): readonly (readonly SaidWord[])[] {
  const found: SaidWord[][] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last?.[0]?.clue === word.clue) last.push(word);
    else found.push([word]);
  }
  return found;
}

/** The mark that matters most: what is certain, then what is a trap. */
export function strongest(marks: readonly Mark[]): Mark | null {
  const rank = (it: Mark): number => (it.is_certain ? 2 : 0) + (it.trap ? 1 : 0);
  return marks.toSorted((one, two) => rank(two) - rank(one))[0] ?? null;
}

/** Rules other than a trap that a clue can break at this table, in this turn. */
export function groundsIn(view: View, action: "stop" | "unsure"): readonly Ground[] {
  return offersOf(view.offers, action).flatMap((offer) => {
    const rule = offer.fields["rule"];
    return rule?.type === "one_of" ? rule.values.filter((it): it is Ground => it !== "TW-51") : [];
  });
}

/** The slip of mine that is asked about, as long as I have not guessed since. */
export function askedOf(view: View): Aside | null {
  const { turn, seat } = view;
  const last = turn?.asides.findLast((it) => it.by === seat);
  return turn && last?.meant.length && !hasGuessedSince(turn, last) ? last : null;
}

function hasGuessedSince(turn: TurnView, aside: Aside): boolean {
  return turn.guesses.some((it) => it.by === aside.by && it.at >= aside.at);
}

/** What was said that is no guess: talk, and slips as long as they are asked about. */
export function asidesIn(turn: TurnView): readonly Aside[] {
  return turn.end === null ? turn.asides.filter((it) => !it.meant.length || !hasGuessedSince(turn, it)) : [];
}

/** The team that a claim is against: it answers first. */
export function against(turn: TurnView, claim: Claim): Team {
  return claim.rule === "TW-47" ? other(turn.team) : turn.team;
}

/** The claim that is settled now. */
export function openClaim(turn: TurnView): Claim | null {
  return turn.claims.find((it) => it.number === turn.open_claim) ?? null;
}

/** The word that a claim is about; none where clues are spoken. */
export function wordOf(words: readonly SaidWord[], claim: Claim): string | null {
  return words.find((it) => it.number === claim.word)?.word ?? null;
}

/** Who has a ballot and has not cast it. */
export function votersLeft(view: View, claim: Claim): readonly Seat[] {
  const done = claim.ballots.map(([seat]) => seat);
  return view.teams
    .flatMap((it) => it.members)
    .filter((it) => !done.includes(it))
    .sort((one, two) => one - two);
}

/** The teams that have won; none where the monster has. */
export function winnersOf(view: View): readonly Team[] {
  return TEAMS.filter((team) => view.teams[team].members.some((it) => view.outcome?.winners.includes(it)));
}

/** Each turn of the game has its own: a turn that is played again, too. */
export function keyOf(turn: Pick<TurnResult, "round" | "team" | "secret">): string {
  return `${turn.round}-${turn.team}-${turn.secret}`;
}

/** Seconds, as people count them. */
export function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}
