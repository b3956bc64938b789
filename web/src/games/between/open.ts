/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { View } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import { opened, type Opened } from "../open";

export { openedOf } from "../open";

export function open(views: readonly View[]): Opened<View> {
  const all = opened(views);
  return {
    ...all,
    // Where everybody had sheets of paper there was no board; what was heard would stand on it.
    options: { ...all.options, follow_up: "board" },
    places: all.places.map((place, seat) => ({ ...place, noes: noesOf(all, seat) })),
  };
}

function noesOf({ questions }: View, seat: Seat): readonly number[] {
  return [
    ...new Set(questions.flatMap(([, whom, value, answer]) => (whom === seat && answer === "no" ? [value] : []))),
  ];
}
