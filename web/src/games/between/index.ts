/** Between at the table. */

import { words } from "../../i18n/words";
import type * as Between from "../../wire/between";
import { game } from "../game";
import { svelte } from "../svelte.svelte";
import { ctrl, type Choosing } from "./ctrl.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { refusals as en } from "./refusals.en";
import { refusals as fr } from "./refusals.fr";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import * as telling from "./tell";

const refusal = words(en, fr);

export default game<Between.View, Between.Action, Between.Seen, Choosing>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl,
  now,
  stage: (view) => `${view.round} ${view.phase}`,
  ...telling,
  notes,
  refusal: (code) => refusal.find(code),
  sound,
  open,
});
