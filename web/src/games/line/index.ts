/** LINE at the table. */

import type * as Line from "../../wire/line";
import { layingMode } from "../light-line/game";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default layingMode<Line.View, Line.Action, Line.Seen>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  now,
  ...telling,
  why,
  notes,
  sound,
  open,
});
