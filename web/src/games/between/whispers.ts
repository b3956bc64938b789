/** What a seat was told in private, as sentences. */

import type { OwnPlace } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import { say } from "./words";

export function whispersOf(own: OwnPlace, seat: Seat | null, name: (seat: Seat) => string): readonly string[] {
  const jokers = own.jokers.map(({ asker, whom, value, is_hidden }) => {
    const answer = is_hidden ? "yes" : "no";
    return asker === seat
      ? say(`mine.joker.${answer}`, { whom: name(whom), n: value })
      : say(`mine.joker.asked.${answer}`, { who: name(asker), n: value });
  });
  const misses = own.misses.map(({ by, whom, proposal: [low, high] }) =>
    by === seat
      ? say("mine.miss", { whom: name(whom), low, high })
      : say("mine.miss.heard", { who: name(by), low, high }),
  );
  return [...jokers, ...misses];
}
