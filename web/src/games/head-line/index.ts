/** HEAD-LINE at the table. */

import type * as Head from "../../wire/head-line";
import { mode } from "../light-line/game";
import { svelte } from "../svelte.svelte";
import { Heading } from "./ctrl.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default mode<Head.View, Head.Action, Head.Seen, Heading>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => new Heading(),
  now,
  stage: (view) => `${view.round} ${view.phase === "result" ? "result" : "play"}`,
  ...telling,
  why,
  notes,
  holds: (event, ctrl) => ctrl.holds(event),
  sound,
});
