/** LINE at the table. */

import type * as Line from "../../wire/line";
import { game } from "../game";
import { Placing } from "../light-line/placing.svelte";
import { refusal } from "../light-line/refusals";
import FirstLook from "../light-line/FirstLook.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { open } from "./open";
import { sound } from "./sound";
import { notes } from "./strip";
import Table from "./Table.svelte";
import { ending, tell, tellOpen } from "./tell";

export default game<Line.View, Line.Action, Line.Seen, Placing>({
  Table,
  Hand,
  LobbyExtra: FirstLook,
  ctrl: () => new Placing(),
  now,
  stage: () => "play",
  tell,
  tellOpen,
  ending,
  notes,
  refusal,
  sound,
  open,
});
