/** SOLO-LINE at the table. */

import type * as Solo from "../../wire/solo-line";
import { game } from "../game";
import { Benching } from "../light-line/benching.svelte";
import { refusal } from "../light-line/refusals";
import { svelte } from "../svelte.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { sound } from "./sound";
import Table from "./Table.svelte";
import * as telling from "./tell";

export default game<Solo.View, Solo.Action, Solo.Seen, Benching>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  ctrl: () => new Benching(),
  now,
  stage: () => "play",
  ...telling,
  notes: (view) => [{ isActive: view.phase === "build" }],
  refusal,
  sound,
});
