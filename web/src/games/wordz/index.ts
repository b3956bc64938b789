/** Wordz at the table. */

import { words } from "../../i18n/words";
import type * as Wordz from "../../wire/wordz";
import { roundGame } from "../game";
import { isOffered } from "../offers";
import { svelte } from "../svelte.svelte";
import { ctrl, type Wording } from "./ctrl.svelte";
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

export default roundGame<Wordz.View, Wordz.Action, Wordz.Seen, Wording>({
  Table: svelte(Table),
  Hand: svelte(Hand),
  hand: "beside",
  // A card is turned where it lies; all the rest a hand can do beside a television.
  needsTable: (view, ctrl) => isOffered(view.offers, "turn_card") && !ctrl.isProposing,
  ctrl,
  now,
  ...telling,
  why,
  notes,
  refusal: words(en, fr).find,
  sound,
  open,
});
