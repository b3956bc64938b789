/** The words of the house; each game brings its own. */

import { phrases as phrasesEn, spoken as spokenEn } from "./en/phrases";
import { play as playEn } from "./en/play";
import { refusals as refusalsEn } from "./en/refusals";
import { room as roomEn } from "./en/room";
import { shell as shellEn } from "./en/shell";
import { phrases as phrasesFr, spoken as spokenFr } from "./fr/phrases";
import { play as playFr } from "./fr/play";
import { refusals as refusalsFr } from "./fr/refusals";
import { room as roomFr } from "./fr/room";
import { shell as shellFr } from "./fr/shell";
import { words } from "./words";

export const t = words({ ...shellEn, ...roomEn, ...playEn }, { ...shellFr, ...roomFr, ...playFr });
export const phrase = words({ ...phrasesEn, ...spokenEn }, { ...phrasesFr, ...spokenFr });
const refusals = words(refusalsEn, refusalsFr);

/** What a refusal says; a game's own sentence comes first. */
export function refusalSentence(code: string, ofGame?: (code: string) => string | null): string {
  return ofGame?.(code) ?? refusals.find(code) ?? refusals("unknown", { code });
}

/** Whether the house has words for it, so that the game need not be asked. */
export const isCommon = (code: string): boolean => refusals.find(code) !== null;

export { listed, words } from "./words";
