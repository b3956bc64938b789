/** Between at the table. */

import type * as Between from "../../wire/between";
import { roundGame } from "../game";
import { svelte } from "../svelte.svelte";
import { ctrl, type Choosing } from "./ctrl.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { refusal } from "./refusals";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default roundGame<Between.View, Between.Action, Between.Seen, Choosing>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  // Cards, sheets, whom and which number: the hand has all of it. Somebody who watches has none.
  needsTable: (view) => view.seat === null,
  ctrl,
  now,
  ...telling,
  why,
  notes,
  refusal: refusal.find,
  sound,
  open,
});
