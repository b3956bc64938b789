/** The screen: what is not here (the sentence, the log, the refusals) comes from the words. */

import { hand, table } from "./parts.js";

export default (house) => ({
  Table: table(house),
  Hand: hand(house),
  notes: (view) => view.places.map(({ points, has_chosen }) => ({ points, isActive: view.phase === "choose" && !has_chosen })),
});
