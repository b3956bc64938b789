/** A game as a file: proven by the server, checked here as well, and then had from it step by step. Knows no page. */

import { bringLog, logReview, logStep, Refusal } from "../../link/api";
import { games } from "../../store/games.svelte";
import type { HowFar, LogFound, LogOpened, ReplayStep, Review } from "../../wire/messages";
import { readLog } from "../log";
import { verify, type Finding } from "./verify";
import { say } from "./words";

/** Bytes, beyond which no game goes; the server takes no more. */
const LONGEST = 6 << 20;
const BEGINNING = '{"kind":"tablee_log"';

export interface Brought {
  readonly log: LogOpened;
  /** Drawings as they were kept, by name. */
  readonly beside: ReadonlyMap<string, string>;
  /** What was checked here. */
  readonly finding: Finding;
  /** What the server has found beyond that, in a sentence. */
  readonly proven: string;
  readonly step: (step: number) => Promise<ReplayStep>;
  readonly review: () => Promise<Review | HowFar>;
}

/** Or, in a sentence, why there is nothing to see. What is no game at all goes nowhere. */
export async function bring(file: Blob, textOf: () => Promise<string>): Promise<Brought | string> {
  if (file.size > LONGEST) return say("file.too_long");
  const text = await textOf();
  if (!text.startsWith(BEGINNING)) return say("file.not_a_log");
  const found = await bringLog(file);
  if (!found.log) return why(found);
  const proven = say(found.code === "older_rules" ? "file.older" : "file.dealt");
  const log = readLog(text);
  const { beside } = log;
  return { log: found.log, beside, finding: verify(log, null), proven, ...kept(file, found.log.id) };
}

/** The server forgets it after a while; then it is brought once more. */
function kept(file: Blob, first: string): Pick<Brought, "step" | "review"> {
  let id = first;
  const ask = async <T>(what: (id: string) => Promise<T>): Promise<T> => {
    try {
      return await what(id);
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code !== "log_gone") throw fault;
      const { log } = await bringLog(file);
      if (!log) throw fault;
      id = log.id;
      return what(id);
    }
  };
  return { step: (step) => ask((of) => logStep(of, step)), review: () => ask(logReview) };
}

function why({ code, line, game }: LogFound): string {
  switch (code) {
    case "not_a_log":
      return say("file.not_a_log");
    case "not_sealed":
    case "not_over":
      return say("file.unfinished");
    case "newer_format":
    case "newer_rules":
      return say("file.newer");
    case "unknown_game":
      return say("file.unknown_game", { name: games.of(game)?.about.title ?? game });
    case "cut_off":
      return say("file.cut_off");
    default:
      return say("file.broken", { n: line });
  }
}
