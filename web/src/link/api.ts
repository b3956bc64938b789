/** What is asked over plain HTTP: the shelf of games, and the door of a table. */

import type {
  EveningSheet,
  JoinTable,
  Joined,
  OpenTable,
  ReplayStep,
  Shelf as Told,
  TableFound,
} from "../wire/messages";
import type { Schema } from "./schema";

export type { FaceOnShelf, Trouble } from "../wire/messages";

export interface Preset {
  readonly key: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** One game as `GET /api/games` lists it. */
export interface GameOnShelf extends Omit<Told["games"][number], "options" | "presets"> {
  readonly options: Schema;
  readonly presets: readonly Preset[];
}

/** All of them, and what is wrong with those that packages bring. */
export interface Shelf extends Omit<Told, "games"> {
  readonly games: readonly GameOnShelf[];
}

/** The server's answer when it says no: a code to put into words, and the rule it rests on. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    readonly status: number,
  ) {
    super(code);
  }
}

export const shelf = (): Promise<Shelf> => ask("/api/games");
export const find = (code: string): Promise<TableFound> => ask(`/api/tables/${encodeURIComponent(code)}`);
export const openTable = (wish: OpenTable): Promise<Joined> => ask("/api/tables", wish);
export const join = (code: string, wish: JoinTable): Promise<Joined> =>
  ask(`/api/tables/${encodeURIComponent(code)}/join`, wish);

export const replayStep = (code: string, number: number, step: number): Promise<ReplayStep> =>
  ask(`/api/tables/${encodeURIComponent(code)}/games/${number}/steps/${step}`);

export const evening = (code: string): Promise<EveningSheet> => ask(`/api/tables/${encodeURIComponent(code)}/evening`);

export const logAddress = (code: string, number: number): string =>
  `/api/tables/${encodeURIComponent(code)}/games/${number}/log`;

/** My drawing so far, on top of the one of that name and of no other; a page that goes away may still send it. */
export const keepDrawing = (
  code: string,
  drawing: unknown,
  on: string,
  isLeaving = false,
): Promise<{ readonly name: string }> =>
  ask(`/api/tables/${encodeURIComponent(code)}/drawing`, drawing, {
    keepalive: isLeaving,
    headers: { "if-match": `"${on}"` },
  });
export const drawing = <Drawing>(code: string, name: string): Promise<Drawing> =>
  ask(`/api/tables/${encodeURIComponent(code)}/drawings/${encodeURIComponent(name)}`);

/** A file of a face, as text. */
export async function fileOf(address: string): Promise<string> {
  const answer = await fetch(address, {});
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** The words on each card of a pack. */
export const packOfWords = (
  game: string,
  language: string,
  name: string,
): Promise<{ readonly cards: readonly (readonly string[])[] }> =>
  ask(`/api/packs/${game}/${language}/${encodeURIComponent(name)}`);

interface How {
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask<T>(address: string, body?: unknown, how: How = {}): Promise<T> {
  const answer = await fetch(address, {
    ...how,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...how.headers,
    },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal("unreachable", null, 0);
  });
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const said: unknown = await answer.json().catch(() => null);
  const { code, rule } = (typeof said === "object" && said !== null ? said : {}) as { code?: unknown; rule?: unknown };
  const fallback = answer.status === 404 ? "no_such_table" : "unreachable";
  return new Refusal(typeof code === "string" ? code : fallback, typeof rule === "string" ? rule : null, answer.status);
}
