/** The last move that everybody heard, to be shown large: from the news, or off the view for a screen that came later. */

import type { Answer, Interval, Seen, View } from "../../../wire/between";
import type { Seat } from "../../../wire/messages";

interface Between {
  readonly by: Seat;
  readonly whom: Seat;
}

export type Move =
  | (Between & { readonly kind: "question"; readonly value: number; readonly answer: Answer })
  | (Between & { readonly kind: "found"; readonly interval: Interval })
  | (Between & { readonly kind: "shown"; readonly interval: Interval })
  | (Between & { readonly kind: "joker" })
  | (Between & { readonly kind: "missed" });

/** The newest move of these news, since the last deal; what was whispered is a move, too, but never what was said. */
export function moveIn(news: readonly Seen[]): Move | null {
  const since = news.slice(news.findLastIndex((it) => it.type === "hand_dealt") + 1);
  return since.map(moveOf).findLast((it) => it !== null) ?? null;
}

/** For who has just come: a find or a whisper is seen at the places, a question is not. */
export function lastOf(view: View): Move | null {
  const last = view.questions.at(-1);
  if (!last) return null;
  const [by, whom, value, answer] = last;
  return { kind: "question", by, whom, value, answer };
}

function moveOf(event: Seen): Move | null {
  switch (event.type) {
    case "question_answered":
      return { kind: "question", by: event.asker, whom: event.whom, value: event.value, answer: event.answer };
    case "interval_found":
      return { kind: "found", by: event.by, whom: event.whom, interval: event.interval };
    case "interval_conceded":
      return { kind: "shown", by: event.to, whom: event.seat, interval: event.interval };
    case "joker_played":
      return { kind: "joker", by: event.asker, whom: event.whom };
    case "proposal_failed":
      return { kind: "missed", by: event.by, whom: event.whom };
    default:
      return null;
  }
}
