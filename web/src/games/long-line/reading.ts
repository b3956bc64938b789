/** What a view of LONG-LINE says about one's own display. */

import type { View } from "../../wire/long-line";
import { isOnTable } from "../light-line/hands";

/** Beside a television: to build, and to look at what one has built where nobody else may. */
export function needsTable(view: View): boolean {
  const isHidden = view.own !== null && view.phase === "race" && view.options.displays === "hidden";
  return isHidden || isOnTable(view);
}
