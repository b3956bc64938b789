/** The coach of Between: what an interval is worth, and what a hint means. */

import type { View } from "../../wire/between";
import { coaching, type Saying } from "../coaching";
import { offersOf, valuesIn } from "../offers";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

const WINS = 5;

function worth(view: View): Saying | null {
  const { seat, own, places } = view;
  const me = seat === null ? undefined : places[seat];
  if (!me || !own) return null;
  if (view.phase === "choose") return choosing(view);
  if (view.phase !== "turn") return null;
  if (me.is_out) return { key: "out", n: me.points, rule: "BT-17" };
  const hidden = places.filter((it, other) => other !== seat && !it.is_found && !it.is_conceded).length;
  if (hidden === 0) return null;
  if (view.options.length === "to_five" && me.points === WINS - 1) return { key: "last", rule: "BT-24" };
  return { key: "hidden", n: hidden, rule: "BT-17" };
}

function choosing({ offers, own }: View): Saying | null {
  const choice = offersOf(offers, "choose_interval")[0]?.fields["interval"];
  if (choice) return { key: "choose", n: valuesIn(choice).length, rule: "BT-16" };
  if (!own?.interval) return null;
  const [low, high] = own.interval;
  return { key: "chosen", given: { low, high }, rule: "BT-16" };
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ whom, value, interval }, _, { name }) => {
    const [low = "", high = ""] = (interval ?? []) as readonly number[];
    return { name: typeof whom === "number" ? name(whom) : "", n: Number(value), low, high };
  },
  rules: {
    choose_interval: "BT-05",
    ask: "BT-09",
    play_joker: "BT-20",
    announce: "BT-15",
    end_turn: "BT-15",
    concede: "BT-G9",
  },
});
