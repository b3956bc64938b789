/** Entre les lignes at the table. */

import { isHidden } from "../../browser/wake";
import type * as Lines from "../../wire/entre-les-lignes";
import { game } from "../game";
import { svelte } from "../svelte.svelte";
import { ctrl, type Reading } from "./ctrl.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { refusal } from "./refusals";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";

export default game<Lines.View, Lines.Action, Lines.Seen, Reading>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => ctrl(isHidden),
  now,
  stage: (view) => `${view.round} ${view.phase}`,
  ...telling,
  notes,
  holds: (event, ctrl) => ctrl.holds(event),
  refusal: (code) => refusal.find(code),
  sound,
  open,
});
