/** Trapwords in a minute, as the rules have played it with the words of each language: `tools/lessons/trapwords.py`. */

import type { Action, Seen, View } from "../../wire/trapwords";
import { recorded, type Step } from "../lesson/lesson";
import en from "./lesson.en.json";
import fr from "./lesson.fr.json";

type Course = readonly Step<View, Action, Seen>[];

/** Whether a space or Enter ended the word before makes it one clue or two, and no difference here. */
function withAnyClue(steps: Course): Course {
  return steps.map((step) => ({
    ...step,
    ...(step.wants && { wants: (it) => step.wants?.(it.type === "say" ? { ...it, clue: "next" } : it) ?? false }),
  }));
}

export const STEPS = { en: withAnyClue(recorded(en)), fr: withAnyClue(recorded(fr)) } as const;
