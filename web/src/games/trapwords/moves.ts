/** What moved in the dungeon at the end of a round, in sentences. */

import type { Seat } from "../../wire/messages";
import type { RoundResult, Seen, View } from "../../wire/trapwords";
import { TEAMS } from "./reading";
import { tell } from "./tell";
import { say, teamTitle } from "./words";

/** What was seen to move; for who just came, where everybody stands. */
export function movesTold(
  view: View,
  result: RoundResult,
  moves: readonly Seen[],
  name: (seat: Seat) => string,
): readonly string[] {
  /** The number that stands above the room. */
  const numberOf = (room: number): number => view.rooms[room] ?? 0;
  if (moves.length === 0) {
    const stands = TEAMS.map((team) => say("round.stands", { team: teamTitle(team), n: numberOf(result.rooms[team]) }));
    return [[...stands, say("round.monster", { n: numberOf(result.monster) })].join(" ")];
  }
  return moves.map((event) => {
    if (event.type === "team_moved")
      return say("round.moved", { team: teamTitle(event.team), n: numberOf(event.room) });
    if (event.type === "monster_moved") return say("round.prowls", { n: numberOf(event.room) });
    return tell(event, { seat: view.seat, name }) ?? "";
  });
}
