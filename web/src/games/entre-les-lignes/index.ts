/** Entre les lignes at the table. */

import { isHidden } from "../../browser/wake";
import type * as Lines from "../../wire/entre-les-lignes";
import { roundGame } from "../game";
import { isOffered } from "../offers";
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
import { why } from "./why";
import { HUNG } from "./tv/pace";

export default roundGame<Lines.View, Lines.Action, Lines.Seen, Reading>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  // Paper and pictures want all the height there is.
  hand: "beside",
  // One draws on the table; all the rest a hand can do beside the wall of a television.
  needsTable: (view) => isOffered(view.offers, "draw"),
  encore: (view) => view.gallery.length * HUNG,
  ctrl: () => ctrl(isHidden),
  now,
  ...telling,
  why,
  notes,
  refusal: refusal.find,
  sound,
  open,
});
