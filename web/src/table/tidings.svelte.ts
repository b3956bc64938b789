/** What changes around the table in the middle of a game: a seat is lent, given back, taken, left or passed over; another host. */

import { listed, t } from "../i18n";
import type { Told } from "../store/chronicle";
import type { ChairView, RoomView } from "../wire/messages";
import { isFree, personOf } from "../room/places";
import type { StoryLine } from "./story";

interface Change {
  readonly kind: "lent" | "returned" | "taken" | "left" | "emptied" | "paused" | "filled" | "bot" | "host";
  /** Whom it is about; where a bot takes an empty seat, nobody. */
  readonly name: string;
  /** The name of the bot that sits or sat there. */
  readonly bot: string;
  /** Who had left it before. */
  readonly left: string;
  /** By whose word a seat is taken. */
  readonly by?: readonly string[];
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
    const bot = (chair.bot === null ? before : after).names[seat] ?? "";
    return kind ? [{ kind, bot, name: person?.name ?? "", left: was?.before.at(-1) ?? "" }] : [];
  });
  const taken = takings(after).slice(before.number === after.number ? before.takings.length : 0);
  const host = before.host === after.host ? null : personOf(after, after.host);
  return [...chairs, ...taken, ...(host ? [{ kind: "host" as const, bot: "", name: host.name, left: "" }] : [])];
}

/** The table itself remembers who took which seat, and by whose word: a reload loses none of it. */
export function takings(room: RoomView): readonly Tiding[] {
  return room.takings.map(({ name, bot, left, by, after }) => ({
    kind: left ? "filled" : "taken",
    name,
    bot,
    left,
    by,
    after,
  }));
}

function kindOf(was: ChairView, is: ChairView): Change["kind"] | null {
  if (was.person === null && is.person === null) return isFree(was) && is.bot !== null ? "bot" : null;
  if (was.person === null) return null; // a taking
  if (is.person === null) return isFree(is) ? "emptied" : "left";
  const [before, now] = [standIn(was), standIn(is)];
  return was.person !== is.person || before === now ? null : now;
}

/** What became of a person's seat while its owner is away. */
function standIn(chair: ChairView): "lent" | "paused" | "returned" {
  return chair.is_passed_over ? "paused" : chair.bot === null ? "returned" : "lent";
}

export class Tidings {
  all = $state.raw<readonly Tiding[]>([]);
  /** Those of one moment, to be said aloud. */
  latest = $state.raw<readonly Tiding[]>([]);
  /** The last seat that another person took, until it is read. */
  taken = $state.raw<Tiding | null>(null);
  private before: RoomView | null = null;

  read(): void {
    this.taken = null;
  }

  see(room: RoomView, seq: number): void {
    const news = this.before ? changes(this.before, room) : [];
    // Of another game, or of one that is over, it is no news.
    if (room.stage !== "playing" || this.before?.number !== room.number) this.taken = null;
    this.before = room;
    // The table counts anew, and so does its log.
    if ((this.all.at(-1)?.after ?? 0) > seq) this.all = [];
    if (news.length === 0) return;
    this.latest = news.map((it) => ({ ...it, after: seq }));
    const own = room.people.find((it) => it.id === room.you)?.name;
    this.taken = this.latest.findLast((it) => it.by !== undefined && it.name !== own) ?? this.taken;
    this.all = [...this.all, ...this.latest.filter((it) => it.by === undefined)];
  }
}

export function tidingSentence({ kind, name, bot, left, by = [] }: Change): string {
  const key = by.length ? `tiding.${kind}.by` : `tiding.${kind}`;
  return t.find(key, { name, left, bot, by: listed(by) }) ?? "";
}

/** Those that were seen and those that the table remembers, in the order in which they happened. */
export function inOrder(seen: readonly Tiding[], remembered: readonly Tiding[]): readonly Tiding[] {
  return [...seen, ...remembered].sort((one, other) => one.after - other.after);
}

/** The story of the game with the tidings at their place in it. */
export function chronicle(
  told: readonly Told[],
  tidings: readonly Tiding[],
  story: (told: readonly Told[]) => readonly StoryLine[],
  sentence: (tiding: Tiding) => string,
): readonly StoryLine[] {
  const lines: string[] = [];
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
