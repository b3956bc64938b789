/** The screen: what is not here (the sentence, the log, the refusals) comes from the words. */

import Hand from "./Hand.svelte";
import { part } from "./part.svelte.js";
import Table from "./Table.svelte";

export default (house) => ({
  Table: part(Table, house),
  Hand: part(Hand, house),
  notes: (view) => view.places.map(({ points, has_bid }) => ({ points, isActive: view.phase === "bid" && !has_bid })),
});
