/** KIDZ-LINE at the table. */

import type * as Kidz from "../../wire/kidz-line";
import { mode } from "../light-line/game";
import { Placing } from "../light-line/placing.svelte";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { refusal } from "./refusals";
import { sound } from "./sound";
import Table from "./Table.svelte";
import * as telling from "./tell";

export default mode<Kidz.View, Kidz.Action, Kidz.Seen, Placing>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => new Placing(),
  now,
  stage: () => "play",
  ...telling,
  notes: (view) => view.places.map((place, seat) => ({ points: place.placed, isActive: view.active === seat })),
  saysTu: true,
  refusal,
  sound,
});
