/** What is asked over plain HTTP: the shelf of games, and the door of a table. */

import type {
  CheckWords,
  DealFound,
  EveningSheet,
  GoOn,
  HowFar,
  JoinTable,
  Joined,
  Kinship,
  LogFound,
  LookAtTable,
  OfferedPacks,
  OpenTable,
  OwnWords,
  PackOfWords,
  PersonId,
  PlayDeal,
  LastGameView,
  ReplayStep,
  Review,
  ScreenBrought,
  Shelf as Told,
  TableFound,
  WordsChecked,
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
/** With the invitation in the body: an address or a header might be written down on the way. */
export const find = (code: string, invite = ""): Promise<TableFound> =>
  ask(`/api/tables/${encodeURIComponent(code)}`, invite ? ({ invite } satisfies LookAtTable) : undefined);
export const openTable = (wish: OpenTable): Promise<Joined> => ask("/api/tables", wish);
export const join = (code: string, wish: JoinTable): Promise<Joined> =>
  ask(`/api/tables/${encodeURIComponent(code)}/join`, wish);

/** A television comes in: it is nobody, and a cookie of its own proves it. */
export const bringScreen = (code: string, invite: string): Promise<ScreenBrought> =>
  ask(`/api/tables/${encodeURIComponent(code)}/screen`, { invite });

let speaker: PersonId | null = null;

/** Where several share this device: for whom it asks from now on. */
export function speakFor(person: PersonId | null): void {
  speaker = person;
}

/** Something of a table that is not everybody's business. */
function ownAddress(code: string, what: string): string {
  return `/api/tables/${encodeURIComponent(code)}/${what}${speaker === null ? "" : `?as=${speaker}`}`;
}

/** Who sat where in a game that is over. */
export const pastGame = (code: string, number: number): Promise<LastGameView> =>
  ask(ownAddress(code, `games/${number}`));

export const replayStep = (code: string, number: number, step: number): Promise<ReplayStep> =>
  ask(ownAddress(code, `games/${number}/steps/${step}`));

/** What looking back at a finished game finds, or how far it is: then ask again, within ten seconds. */
export const review = (code: string, number: number): Promise<Review | HowFar> =>
  ask(ownAddress(code, `games/${number}/review`));
/** A table of one's own that goes on from there. */
export const goOn = (code: string, number: number, step: number, wish: GoOn): Promise<Joined> =>
  ask(ownAddress(code, `games/${number}/steps/${step}/what-if`), wish);

/** What others may play, too: by the name of a deal, or of a game that is over. */
const dealAddress = (game: string, deal: string): string =>
  `/api/deals/${encodeURIComponent(game)}/${encodeURIComponent(deal)}`;
export const findDeal = (game: string, deal: string): Promise<DealFound> => ask(dealAddress(game, deal));
export const playDeal = (game: string, deal: string, wish: PlayDeal): Promise<Joined> =>
  ask(dealAddress(game, deal), wish);
export const dealOf = (code: string, number: number): Promise<DealFound> =>
  ask(ownAddress(code, `games/${number}/deal`));

export const evening = (code: string): Promise<EveningSheet> => ask(ownAddress(code, "evening"));

export const logAddress = (code: string, number: number): string => ownAddress(code, `games/${number}/log`);

/** A log from a file, perhaps of another table: what it proves, and by which `id` it can be looked at for a while. */
export const bringLog = (file: Blob): Promise<LogFound> =>
  ask("/api/logs", undefined, { method: "POST", body: file, headers: { "content-type": "application/jsonl" } });
export const logStep = (id: string, step: number): Promise<ReplayStep> =>
  ask(`/api/logs/${encodeURIComponent(id)}/steps/${step}`);
export const logReview = (id: string): Promise<Review | HowFar> => ask(`/api/logs/${encodeURIComponent(id)}/review`);

/** My drawing so far, on top of the one of that name and of no other; a page that goes away may still send it. */
export const keepDrawing = (
  code: string,
  drawing: unknown,
  on: string,
  isLeaving = false,
): Promise<{ readonly name: string }> =>
  ask(ownAddress(code, "drawing"), drawing, { keepalive: isLeaving, headers: { "if-match": `"${on}"` } });
export const drawing = <Drawing>(code: string, name: string): Promise<Drawing> =>
  ask(ownAddress(code, `drawings/${encodeURIComponent(name)}`));

/** A file of a face, as text. */
export async function fileOf(address: string): Promise<string> {
  const answer = await fetch(address, {});
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** The packs that a game can be played with in a language. */
export const packsOf = (game: string, language: string): Promise<OfferedPacks> => ask(`/api/packs/${game}/${language}`);

/** What there is to say of a pack that is being written. */
export const checkWords = (words: CheckWords): Promise<WordsChecked> => ask("/api/packs/check", words);

/** Words that one has brought to a table oneself. */
export const ownText = (code: string, pack: string): Promise<OwnWords> =>
  ask(ownAddress(code, `words/${encodeURIComponent(pack)}`));

/** The words on each card of a pack. */
export const packOfWords = (game: string, language: string, name: string): Promise<PackOfWords> =>
  ask(`/api/packs/${game}/${language}/${encodeURIComponent(name)}`);

/** How many words are like this; a whole word is like itself, if it is one. */
export const wordsLike = (language: string, pattern: string): Promise<{ readonly count: number }> =>
  ask(`/api/words/${language}/${encodeURIComponent(pattern)}`);

/** Whether two words are of one family, and by way of which words. */
export const kinOf = (language: string, one: string, other: string): Promise<Kinship> =>
  ask(`/api/kin/${language}/${encodeURIComponent(one)}/${encodeURIComponent(other)}`);

interface How {
  readonly method?: string;
  readonly body?: Blob;
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const onTheirWay = new Set<Promise<unknown>>();

/** Once everything that was sent so far is answered, however. */
export const allAnswered = (): Promise<unknown> => Promise.allSettled(onTheirWay);

function ask<T>(address: string, body?: unknown, how: How = {}): Promise<T> {
  const asked = answerTo<T>(address, body, how);
  onTheirWay.add(asked);
  asked.catch(() => undefined).finally(() => onTheirWay.delete(asked));
  return asked;
}

async function answerTo<T>(address: string, body: unknown, how: How): Promise<T> {
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
