/** What was decided last, in sight until the next thing happens: a verdict, or that time was up. */

import type { Seen, View } from "../../wire/entre-les-lignes";
import type { Speaker } from "../game";
import { isCorrecting } from "./reading";
import { tell } from "./tell";

export function notice(view: View, isLate: boolean, speaker: Speaker): string {
  const decided = [...(isLate ? [TIME] : []), ...verdict(view)];
  return decided.map((it) => tell(it, speaker) ?? "").join(" ");
}

const TIME: Seen = { type: "time_ran_out", seats: [] };

function verdict(view: View): readonly Seen[] {
  const last = view.heard.at(-1);
  if (!last || view.objection || view.phase !== "vote") return [];
  if (last.verdict === "upheld" && !isCorrecting(view))
    return [{ type: "drawing_corrected", spot: last.spot, drawing: "", deadline: null }];
  return [{ type: "objection_settled", ...last, deadline: null }];
}
