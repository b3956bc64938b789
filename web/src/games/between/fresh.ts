/** What the last news changed on the table, for the small ceremonies. */

import type { Seen } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import { say } from "./words";

export interface Fresh {
  /** Cards just laid open. */
  readonly laid: readonly number[];
  /** Seats whose interval was just turned over. */
  readonly turned: readonly Seat[];
  readonly scored: readonly Seat[];
  readonly isNo: (seat: Seat, value: number) => boolean;
  readonly said: (seat: Seat) => Spoken | null;
}

/** A word said at a place, and which moment it is. */
export interface Spoken {
  readonly text: string;
  readonly isStrong: boolean;
  readonly moment: "answer" | "found" | "whisper" | "missed";
}

export function freshOf(news: readonly Seen[]): Fresh {
  const answers = news.filter((it) => it.type === "question_answered");
  const finds = news.flatMap((it) =>
    it.type === "interval_found"
      ? [{ by: it.by, whom: it.whom }]
      : it.type === "interval_conceded"
        ? [{ by: it.to, whom: it.seat }]
        : [],
  );
  return {
    laid: answers.flatMap((it) => (it.answer === "no" ? [] : [it.value])),
    turned: finds.map((it) => it.whom),
    scored: finds.map((it) => it.by),
    isNo: (seat, value) => answers.some((it) => it.answer === "no" && it.whom === seat && it.value === value),
    said: (seat) => {
      // Several things may have come at once; the last one is what people talk about.
      const last = news.findLast((it) => speaker(it) === seat);
      return last ? word(last) : null;
    },
  };
}

function speaker(event: Seen): Seat | null {
  switch (event.type) {
    case "question_answered":
    case "interval_found":
      return event.whom;
    case "joker_answered":
    case "joker_played":
      return event.asker;
    case "proposal_missed":
    case "proposal_failed":
      return event.by;
    default:
      return null;
  }
}

function word(event: Seen): Spoken | null {
  switch (event.type) {
    case "question_answered":
      return {
        text: say(`said.${event.answer}`, { n: event.value }),
        isStrong: event.answer !== "no",
        moment: "answer",
      };
    case "interval_found":
      return { text: say("said.found"), isStrong: true, moment: "found" };
    // Only the two who whisper are told the answer.
    case "joker_answered":
      return {
        text: say(`said.joker.${event.is_hidden ? "yes" : "no"}`, { n: event.value }),
        isStrong: true,
        moment: "whisper",
      };
    case "joker_played":
      return { text: say("said.joker"), isStrong: false, moment: "whisper" };
    case "proposal_missed":
    case "proposal_failed":
      return { text: say("said.missed"), isStrong: true, moment: "missed" };
    default:
      return null;
  }
}
