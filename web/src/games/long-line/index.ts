/** LONG-LINE at the table. */

import type * as Long from "../../wire/long-line";
import { game } from "../game";
import { refusal } from "../light-line/refusals";
import { Racing } from "./ctrl.svelte";
import FirstLook from "../light-line/FirstLook.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import { ending, tell, tellOpen } from "./tell";

export default game<Long.View, Long.Action, Long.Seen, Racing>({
  Table,
  Hand,
  LobbyExtra: FirstLook,
  ctrl: () => new Racing(),
  now,
  stage: (view) => `${view.round} ${view.phase}`,
  tell,
  tellOpen,
  ending,
  notes,
  refusal,
  sound,
  open,
});
