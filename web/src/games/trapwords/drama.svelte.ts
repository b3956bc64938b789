/** The moments of a game, in acts: a word is found, a trap springs, a door opens, somebody steps on, the monster comes, falls or wins. Knows no page. */

import { Scene } from "../../ui/scene.svelte";
import type { Seat, Team } from "../../wire/messages";
import type { Claim, Seen, TurnResult, View } from "../../wire/trapwords";
import { keyOf, TEAMS, wordOf } from "./reading";

/** A team, and from which room it goes to which. */
interface Walk {
  readonly team: Team;
  readonly from: number;
  readonly to: number;
}

/** What comes on stage; everything it says was told to everybody. */
export type Beat =
  /** The guess that did it; said by nobody in particular where clues are spoken. */
  | { readonly act: "found"; readonly team: Team; readonly text: string; readonly by: Seat | null }
  /** A clue that springs a trap; which word it was is not known where clues are spoken. */
  | { readonly act: "fuse" | "snap"; readonly team: Team; readonly word: string | null; readonly trap: string }
  | (Walk & { readonly act: "door" })
  | (Walk & { readonly act: "step" })
  | { readonly act: "prowl"; readonly from: number; readonly to: number }
  | { readonly act: "fall" | "roar" };

export type Act = Beat["act"];

/** Milliseconds on stage. */
const LONG: Readonly<Record<Act, number>> = {
  found: 1800,
  fuse: 1000,
  snap: 1600,
  door: 700,
  step: 900,
  prowl: 1200,
  fall: 2200,
  roar: 2200,
};

/** What goes by without a move. */
const BY_THE_WAY: readonly Seen["type"][] = ["words_lapsed", "team_told", "glass_turned"];

/** Where everybody stands in the dungeon, and whether the monster lies. */
export interface Standing {
  readonly teams: readonly number[];
  readonly monster: number;
  readonly isBeaten: boolean;
}

export function standingIn(view: View): Standing {
  return {
    teams: TEAMS.map((team) => view.teams[team].room),
    monster: view.monster_room,
    isBeaten: (view.outcome?.winners.length ?? 0) > 0,
  };
}

export class Drama {
  readonly scene = new Scene<Act>();
  private beats = $state.raw<readonly Beat[]>([]);
  /** Where everybody stood before the news. */
  private before: Standing | null = null;
  /** The turn whose word was found before everybody's eyes. */
  private cheered = "";

  /** What is on stage now. */
  get beat(): Beat | null {
    return this.beats.find((it) => it.act === this.scene.act) ?? null;
  }

  /** Who came from where: it can be seen until the next move. */
  get steps(): readonly Extract<Beat, { readonly act: "step" | "prowl" }>[] {
    return this.beats.filter((it) => it.act === "step" || it.act === "prowl").filter((it) => this.scene.has(it.act));
  }

  /** As far as it was shown. */
  standing(view: View): Standing {
    const now = standingIn(view);
    const late = this.beats.filter((it) => !this.scene.has(it.act));
    const step = late.find((it) => it.act === "step");
    return {
      teams: now.teams.map((room, team) => (step?.team === team ? step.from : room)),
      monster: late.find((it) => it.act === "prowl")?.from ?? now.monster,
      isBeaten: now.isBeaten && !late.some((it) => it.act === "fall"),
    };
  }

  /** What was told just now; who comes later finds everything in its place. */
  hear(view: View, news: readonly Seen[]): void {
    const next = this.before ? this.beatsOf(view, news, this.before) : [];
    this.before = standingIn(view);
    if (next.length) {
      // A word that is still looked at stays until its time is over.
      const shown = this.beats.filter((it) => it.act === "found" && this.scene.act === "found");
      this.beats = [...shown, ...next];
      this.scene.play(
        news,
        this.beats.map((it) => [it.act, LONG[it.act]]),
      );
    } else if (!news.length || news.some((it) => !BY_THE_WAY.includes(it.type))) {
      this.scene.skip();
      this.beats = [];
    }
  }

  private beatsOf(view: View, news: readonly Seen[], before: Standing): readonly Beat[] {
    return news.flatMap((event): readonly Beat[] => {
      switch (event.type) {
        case "turn_closed":
          return event.end === "found" ? this.guessed(view, event.secret, news) : [];
        case "turn_ended":
          return event.result.end === "found" ? this.found(event.result) : sprung(event.result);
        case "team_moved": {
          const { team, room: to } = event;
          const from = before.teams[team] ?? to;
          const step = { act: "step", team, from, to } as const;
          return to > from ? [{ ...step, act: "door" }, step] : [step];
        }
        case "monster_moved":
          return [{ act: "prowl", from: before.monster, to: event.room }];
        case "game_ended":
          return [{ act: event.outcome.winners.length ? "fall" : "roar" }];
        default:
          return [];
      }
    });
  }

  /** Somebody said the word, just now. */
  private guessed(view: View, secret: string, news: readonly Seen[]): readonly Beat[] {
    const guess = news.find((it) => it.type === "guess_made");
    const ended = news.find((it) => it.type === "turn_ended")?.result;
    const team = ended?.team ?? view.turn?.team;
    if (!guess || team === undefined) return [];
    this.cheered = keyOf({ round: ended?.round ?? view.round, team, secret });
    return [{ act: "found", team, text: guess.text || secret, by: guess.text ? guess.by : null }];
  }

  /** The turn counts; where its word was right only after all, this is the moment. */
  private found(result: TurnResult): readonly Beat[] {
    if (this.cheered === keyOf(result)) return [];
    return [{ act: "found", team: result.team, text: result.secret, by: null }];
  }
}

/** What the turn was stopped for, where that is a trap. */
function sprung(result: TurnResult): readonly Beat[] {
  const claim = result.claims.find((it: Claim) => it.verdict === "upheld" && it.trap_word);
  if (!claim) return [];
  const beat = { team: result.team, word: wordOf(result.words, claim), trap: claim.trap_word };
  return [
    { act: "fuse", ...beat },
    { act: "snap", ...beat },
  ];
}
