/** LONG-LINE at the table. */

import type * as Long from "../../wire/long-line";
import { mode } from "../light-line/game";
import { svelte } from "../svelte.svelte";
import { Racing } from "./ctrl.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { sound } from "./sound";
import { needsTable } from "./reading";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default mode<Long.View, Long.Action, Long.Seen, Racing>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => new Racing(),
  now,
  stage: (view) => `${view.round} ${view.phase}`,
  ...telling,
  why,
  notes,
  holds: (event, ctrl) => ctrl.holds(event),
  sound,
  open,
  needsTable,
});
