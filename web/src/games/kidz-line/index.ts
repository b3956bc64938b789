/** KIDZ-LINE at the table. */

import type * as Kidz from "../../wire/kidz-line";
import { layingMode } from "../light-line/game";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { refusal } from "./refusals";
import { sound } from "./sound";
import Table from "./Table.svelte";
import * as telling from "./tell";

export default layingMode<Kidz.View, Kidz.Action, Kidz.Seen>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  now,
  ...telling,
  notes: (view) => view.places.map((place, seat) => ({ points: place.placed, isActive: view.active === seat })),
  saysTu: true,
  refusal,
  sound,
});
