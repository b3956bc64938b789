/** How every game tells what happened: `key.i` for you, `key.they` for somebody else. */

import { listed, words } from "../i18n/words";
import type { Outcome, Seat } from "../wire/messages";
import type { Speaker } from "./game";

export type Given = Readonly<Record<string, string | number>>;

/** An event that says by its fields alone whom it is about. */
export interface Told {
  readonly type: string;
  readonly seat?: Seat;
  readonly outcome?: Outcome;
}

export type Story = Readonly<Record<string, string>>;

export function teller<const En extends Story>(en: En, fr: { readonly [K in keyof En]: string }) {
  const say = words(en, fr);
  const by = (key: string, seat: Seat, { seat: me, name }: Speaker, given: Given = {}): string | null =>
    say.find(`${key}.${seat === me ? "i" : "they"}`, { who: name(seat), ...given });

  /** `game_ended.i`, `.they`, or `.shared` with names; who won, and with how many points. */
  const ending = (outcome: Outcome, speaker: Speaker): string => {
    const [only, ...others] = outcome.winners;
    if (only === undefined) return say.find("game_ended.nobody") ?? "";
    if (others.length) return say.find("game_ended.shared", { names: listed(outcome.winners.map(speaker.name)) }) ?? "";
    return by("game_ended", only, speaker, { points: outcome.points[only] ?? 0 }) ?? "";
  };

  /** What all games tell alike: how it ended, what a seat did, and what happened to everybody. */
  const plainly = ({ type, seat, outcome }: Told, speaker: Speaker, given: Given = {}): string | null => {
    if (outcome) return ending(outcome, speaker);
    return seat === undefined ? say.find(type, given) : by(type, seat, speaker, given);
  };
  return { say, by, ending, plainly };
}

/** The end of a round: `round_ended`, with everybody's `points`. */
export function scored(
  say: (key: "round_ended" | "points", given: Given) => string,
  { round, points }: { readonly round: number; readonly points: readonly number[] },
  { name }: Speaker,
): string {
  const each = points.map((n, seat) => say("points", { who: name(seat), n }));
  return say("round_ended", { round, points: each.join(", ") });
}

/** With everything open: told to somebody who has no seat. */
export function openly<Event>(tell: (event: Event, speaker: Speaker) => string | null) {
  return (event: unknown, name: (seat: Seat) => string): string | null => tell(event as Event, { seat: null, name });
}
