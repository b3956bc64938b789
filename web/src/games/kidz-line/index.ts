/** KIDZ-LINE at the table. */

import type * as Kidz from "../../wire/kidz-line";
import { game } from "../game";
import { Placing } from "../light-line/placing.svelte";
import FirstLook from "../light-line/FirstLook.svelte";
import Hand from "./Hand.svelte";
import { now } from "./now";
import { refusal } from "./refusals";
import { sound } from "./sound";
import Table from "./Table.svelte";
import { ending, tell, tellOpen } from "./tell";

export default game<Kidz.View, Kidz.Action, Kidz.Seen, Placing>({
  Table,
  Hand,
  LobbyExtra: FirstLook,
  ctrl: () => new Placing(),
  now,
  stage: () => "play",
  tell,
  tellOpen,
  ending,
  notes: (view) => view.places.map((place, seat) => ({ points: place.placed, isActive: view.active === seat })),
  saysTu: true,
  refusal,
  sound,
});
