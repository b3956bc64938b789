/** What changes what lies on the table: a card that was turned, a proposal, what became of a word. */

import type { CardTurned, ProposalMissed, Seen, WordJudged } from "../../wire/wordz";

export type Move = CardTurned | ProposalMissed | WordJudged;

const KINDS: ReadonlySet<Seen["type"]> = new Set([
  "card_turned",
  "proposal_missed",
  "word_found",
  "word_turned_up",
  "word_judged",
]);

export const isMove = (it: Seen): boolean => KINDS.has(it.type);

const isKept = (it: Seen): it is Move =>
  it.type === "card_turned" || it.type === "proposal_missed" || it.type === "word_judged";

/** The last one of what was just told, if there is any: a television keeps it in sight until the next. */
export function moveIn(news: readonly Seen[]): Move | null {
  return news.findLast(isKept) ?? null;
}
