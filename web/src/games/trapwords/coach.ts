/** The coach of Trapwords: what traps and clues decide, and what a hint means. */

import type { Team } from "../../wire/messages";
import type { TurnView, View } from "../../wire/trapwords";
import { coaching, type Saying } from "../coaching";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";
import { roleOf } from "./reading";

function worth(view: View): Saying | null {
  const { team, phase, turn } = view;
  if (team === null) return null;
  if (phase === "traps" && view.sheet) return { key: "traps", n: view.sheet.needed, rule: "TW-51" };
  if (phase === "omen") return { key: "omen", n: view.teams[team]?.effects?.traps ?? 0, rule: "TW-15" };
  return phase === "clue" && turn ? inTurn(view, turn) : null;
}

function inTurn(view: View, turn: TurnView): Saying {
  const next = roomAfter(view, turn.team);
  const traps = view.teams[turn.team]?.effects?.traps ?? 0;
  switch (roleOf(view)) {
    case "giver":
      return { key: "giver", n: traps, rule: "TW-51" };
    case "guesser":
      return next === null
        ? { key: "guesser.monster", n: turn.guesses_left, rule: "TW-72" }
        : { key: "guesser", n: turn.guesses_left, given: { room: next }, rule: "TW-50" };
    default:
      return { key: "opponent", n: traps, given: { notice: view.options.notice }, rule: "TW-62" };
  }
}

/** The number of the room that a team goes on to; null where it fights the monster. */
function roomAfter(view: View, team: Team): number | null {
  const room = view.teams[team]?.room ?? 0;
  return room === view.monster_room ? null : (view.rooms[room + 1] ?? null);
}

const said = (view: View, number: number): string => view.turn?.words.find((it) => it.number === number)?.word ?? "";
const drafted = (view: View, number: number): string =>
  view.sheet?.drafts.find((it) => it.number === number)?.word ?? "";

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ word, text, number }, view) => ({
    word: typeof word === "number" ? said(view, word) : String(word ?? text ?? ""),
    draft: typeof number === "number" ? drafted(view, number) : "",
  }),
  variant: ({ ballot, why, agrees }) => [ballot, why, agrees].find((it) => typeof it === "string") as string | null,
  rules: {
    agree_effects: "TW-82",
    propose_trap: "TW-18",
    choose_trap: "TW-15",
    unchoose_trap: "TW-15",
    edit_trap: "TW-18",
    drop_trap: "TW-16",
    star_trap: "TW-81",
    declare_ready: "TW-17",
    open_book: "TW-28",
    begin_clues: "TW-29",
    say: "TW-31",
    guess: "TW-44",
    call_stop: "TW-62",
    stop: "TW-62",
    doubt: "TW-63",
    unsure: "TW-63",
    accept_turn: "TW-62",
    concede_stop: "TW-51",
    contest: "TW-61",
    withdraw: "TW-61",
    vote: "TW-61",
    agree_replay: "TW-G7",
    agree_wish: "TW-G2",
  },
});
