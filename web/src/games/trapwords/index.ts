/** Trapwords at the table. */

import { words } from "../../i18n/words";
import type * as Trapwords from "../../wire/trapwords";
import { game } from "../game";
import { svelte } from "../svelte.svelte";
import { ctrl, type Torch } from "./ctrl.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { refusals as en } from "./refusals.en";
import { refusals as fr } from "./refusals.fr";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default game<Trapwords.View, Trapwords.Action, Trapwords.Seen, Torch>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  // Word, traps, lines and buttons: the hand has all of it. Somebody who watches has none.
  needsTable: (view) => view.seat === null,
  ctrl,
  now,
  // Who has won is told after the word that did it, and after the monster has fallen or roared.
  holds: ({ type }, { drama }) => type === "game_ended" && drama.scene.isOn,
  stage: (view) => `${view.round} ${view.phase} ${view.turn?.team ?? ""}`,
  ...telling,
  why,
  notes,
  Ending: svelte(Ending),
  refusal: words(en, fr).find,
  sound,
  open,
});
