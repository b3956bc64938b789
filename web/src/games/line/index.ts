/** LINE at the table. */

import type * as Line from "../../wire/line";
import { mode } from "../light-line/game";
import { Placing } from "../light-line/placing.svelte";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";

export default mode<Line.View, Line.Action, Line.Seen, Placing>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => new Placing(),
  now,
  stage: () => "play",
  ...telling,
  notes,
  sound,
  open,
});
