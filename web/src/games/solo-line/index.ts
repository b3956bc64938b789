/** SOLO-LINE at the table. */

import type * as Solo from "../../wire/solo-line";
import { game } from "../game";
import { refusal } from "../light-line/refusals";
import { svelte } from "../svelte.svelte";
import { Solving } from "./ctrl.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { sound } from "./sound";
import Table from "./Table.svelte";
import * as telling from "./tell";
import { why } from "./why";

export default game<Solo.View, Solo.Action, Solo.Seen, Solving>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  hand: "beside",
  ctrl: () => new Solving(),
  now,
  stage: () => "play",
  ...telling,
  why,
  Ending: svelte(Ending),
  holds: (event, ctrl) => ctrl.telling.holds(event),
  // It is built there from the first card on; and what one's device remembers of it is shown there at the end.
  needsTable: (view) => view.seat !== null,
  helped: (view) => view.hints.length,
  notes: (view) => [{ isActive: view.phase === "build" }],
  refusal,
  sound,
});
