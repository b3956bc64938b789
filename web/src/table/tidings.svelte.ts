/** What changes around the table in the middle of a game: a seat is lent, given back, taken or left; another host. */

import { t } from "../i18n";
import { botName } from "../store/names";
import type { Told } from "../store/journal";
import type { Language } from "../store/settings.svelte";
import type { ChairView, RoomView, Seat } from "../wire/messages";
import { personOf } from "./places";
import type { StoryLine } from "./story";

interface Change {
  readonly kind: "lent" | "returned" | "taken" | "left" | "host";
  readonly name: string;
  /** Where a bot sits or sat. */
  readonly seat: Seat;
}

export interface Tiding extends Change {
  /** The number of the last update told before it. */
  readonly after: number;
}

/** The room comes as it is, never as events: what happened is read off two rooms. */
export function changes(before: RoomView, after: RoomView): readonly Change[] {
  if (before.stage !== "playing" || after.stage !== "playing") return [];
  const chairs = after.chairs.flatMap((chair, seat): Change[] => {
    const was = before.chairs[seat];
    const kind = was ? kindOf(was, chair) : null;
    const person = personOf(after, chair.person) ?? personOf(before, was?.person ?? null);
    return kind && person ? [{ kind, seat, name: person.name }] : [];
  });
  const host = before.host === after.host ? null : personOf(after, after.host);
  return host ? [...chairs, { kind: "host", seat: host.seat ?? 0, name: host.name }] : chairs;
}

function kindOf(was: ChairView, is: ChairView): Change["kind"] | null {
  if (was.person === null) return is.person === null ? null : "taken";
  if (is.person === null) return "left";
  if (was.person !== is.person || (was.bot === null) === (is.bot === null)) return null;
  return is.bot === null ? "returned" : "lent";
}

export class Tidings {
  all = $state.raw<readonly Tiding[]>([]);
  /** Those of one moment, to be said aloud. */
  latest = $state.raw<readonly Tiding[]>([]);
  private before: RoomView | null = null;

  see(room: RoomView, seq: number): void {
    const news = this.before ? changes(this.before, room) : [];
    this.before = room;
    // The table counts anew, and so does its log.
    if ((this.all.at(-1)?.after ?? 0) > seq) this.all = [];
    if (news.length === 0) return;
    this.latest = news.map((it) => ({ ...it, after: seq }));
    this.all = [...this.all, ...this.latest];
  }
}

export function tidingSentence({ kind, name, seat }: Change, language: Language): string {
  return t.find(`tiding.${kind}`, { name, bot: botName(language, seat) }) ?? "";
}

/** The story of the game with the tidings at their place in it. */
export function chronicle(
  told: readonly Told[],
  tidings: readonly Tiding[],
  story: (told: readonly Told[]) => readonly StoryLine[],
  sentence: (tiding: Tiding) => string,
): readonly StoryLine[] {
  // Who was told nothing yet hears what can be read off the view; all tidings are younger.
  const lines: string[] = told.length > 0 ? [] : story([]).map((it) => it.text);
  let from = 0;
  const tellUpTo = (to: number) => {
    if (to > from) lines.push(...story(told.slice(from, to)).map((it) => it.text));
    from = to;
  };
  for (const tiding of tidings) {
    const next = told.findIndex((it) => it.seq > tiding.after);
    tellUpTo(next < 0 ? told.length : next);
    lines.push(sentence(tiding));
  }
  tellUpTo(told.length);
  return lines.map((text, place) => ({ key: `${place}`, text }));
}
