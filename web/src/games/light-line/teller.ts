/** How every mode tells what happened: `key.i` for you, `key.they` for somebody else. */

import { listed } from "../../i18n/words";
import type { Outcome, Seat } from "../../wire/messages";
import type { Speaker } from "../game";

type Given = Readonly<Record<string, string | number>>;
interface Book {
  find(key: string, given?: Given): string | null;
}

export function teller(say: Book) {
  const by = (key: string, seat: Seat, { seat: me, name }: Speaker, given: Given = {}): string | null =>
    say.find(`${key}.${seat === me ? "i" : "they"}`, { who: name(seat), ...given });

  /** `game_ended.i`, `.they`, or `.shared` with names; who won, and with how many points. */
  const ended = (outcome: Outcome, speaker: Speaker): string => {
    const [only, ...others] = outcome.winners;
    if (only === undefined) return say.find("game_ended.nobody") ?? "";
    if (others.length) return say.find("game_ended.shared", { names: listed(outcome.winners.map(speaker.name)) }) ?? "";
    return by("game_ended", only, speaker, { points: outcome.points[only] ?? 0 }) ?? "";
  };
  return { by, ended };
}
