/** KIDZ-LINE at the table. */

import type * as Kidz from "../../wire/kidz-line";
import { layingMode } from "../light-line/game";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { needsTable } from "./reading";
import { refusal } from "./refusals";
import { sound } from "./sound";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";
import Took from "./Took.svelte";

export default layingMode<Kidz.View, Kidz.Action, Kidz.Seen>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  now,
  ...telling,
  why,
  notes: (view) => view.places.map((place, seat) => ({ points: place.placed, isActive: view.active === seat })),
  Took: svelte(Took),
  isMadeTogether: true,
  saysTu: true,
  needsTable,
  refusal,
  sound,
});
