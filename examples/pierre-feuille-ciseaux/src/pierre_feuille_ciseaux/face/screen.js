/** The screen: what is not here (the sentence, the log, the refusals) comes from the words. */

import { hand, table } from "./parts.js";

/** @type {import("../door").ScreenOf<any>} */
const screen = (house) => ({
  Table: table(house),
  Hand: hand(house),
  notes: ({ phase, places }) =>
    places.map(({ points, has_chosen }) => ({ points, isActive: phase === "choose" && !has_chosen })),
});

export default screen;
