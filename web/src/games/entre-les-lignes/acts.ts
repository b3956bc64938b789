/** The reveal, one thing after the other: votes, the word, the accomplice, wrong votes, points. */

import type { Script } from "../../ui/scene.svelte";

export const ACTS = ["votes", "word", "accomplice", "wrong", "points"] as const;
export type Act = (typeof ACTS)[number];

/** Milliseconds between one act and the next. */
export const PAUSE = 1_300;
/** How long each act is on stage before the next one. */
export type Pace = (act: Act) => number;

export const scriptOf = (pace: Pace = () => PAUSE): Script<Act> => ACTS.map((act) => [act, pace(act)]);
