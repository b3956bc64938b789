/** What the strip of seats shows beside each name: the team, the torch, and how far somebody is. */

import type { Seat, Team } from "../../wire/messages";
import type { View } from "../../wire/trapwords";
import type { SeatNote } from "../game";
import { svelte } from "../svelte.svelte";
import { openClaim, teamOf } from "./reading";
import TeamMark from "./parts/TeamMark.svelte";
import { say } from "./words";

const Mark = svelte(TeamMark);

export function notes(view: View): readonly SeatNote[] {
  const size = view.teams[0].members.length + view.teams[1].members.length;
  return Array.from({ length: size }, (_, seat) => {
    const team = teamOf(view, seat);
    const doing = doingOf(view, seat, team);
    const note = [doing, say(team === 0 ? "team.0.short" : "team.1.short")].filter(Boolean).join(", ");
    return { isActive: view.phase === "clue" && view.turn?.giver === seat, note, team: { Mark, team }, doing };
  });
}

function doingOf(view: View, seat: Seat, team: Team): string {
  const mine = view.teams[team];
  if (view.phase === "traps" && mine?.is_setting) return say(mine.is_ready ? "seat.ready" : "seat.sets");
  if (view.phase === "omen" && mine?.has_agreed) return say("seat.agreed");
  if (view.phase === "settle" && view.turn && openClaim(view.turn)?.ballots.some(([it]) => it === seat))
    return say("seat.voted");
  if (mine?.giver === seat) return say("seat.torch");
  if (view.phase !== "clue" || !view.turn) return "";
  return say(view.turn.team === team ? "seat.guesses" : "seat.watches");
}
