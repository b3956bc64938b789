/** HEAD-LINE at the table. */

import type * as Head from "../../wire/head-line";
import { game } from "../game";
import { refusal } from "../light-line/refusals";
import { Heading } from "./ctrl.svelte";
import FirstLook from "../light-line/FirstLook.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import { ending, tell, tellOpen } from "./tell";

export default game<Head.View, Head.Action, Head.Seen, Heading>({
  Table,
  Hand,
  LobbyExtra: FirstLook,
  ctrl: () => new Heading(),
  now,
  stage: (view) => `${view.round} ${view.phase === "result" ? "result" : "play"}`,
  tell,
  tellOpen,
  ending,
  notes,
  refusal,
  sound,
});
