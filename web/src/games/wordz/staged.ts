/** What has the stage to itself: a word that was proposed, turned up to its last card, or voted on. Knows no page. */

import type { Script } from "../../ui/scene.svelte";
import type { Seat } from "../../wire/messages";
import type { Card, Fate, Seen, View } from "../../wire/wordz";
import { backOf } from "./reading";

/** One letter; or spelled letter by letter, or a last card that turns; a breath; what comes of it, and who takes the cards. */
export type Act = "letter" | "spell" | "turn" | "breath" | "verdict" | "taken";

export interface Staged {
  readonly how: "turned" | "proposed" | "turned_up" | "voted";
  /** Who proposed it. */
  readonly by: Seat | null;
  readonly whom: Seat;
  /** All of it, or the one letter that was turned. */
  readonly word: string;
  /** As it lay before; where a card was turned, as it lies now. */
  readonly row: readonly Card[];
  /** Which card was turned. */
  readonly place?: number;
  readonly isRight: boolean;
  /** Who takes its cards; null while that is voted on, or where it stays. */
  readonly fate: Fate | null;
}

/** Milliseconds: for each letter that is spelled, for one that was turned; for the breath, what comes of it, the cards. */
export const LETTER = 170;
const TURNED = 1_400;
const [BREATH, VERDICT, TAKEN] = [900, 1_900, 1_500];

/** The last one of what was just told, if there is any; `before` is what everybody saw until then. */
export function stagedIn(news: readonly Seen[], before: View): Staged | null {
  const judged = news.findLast((it) => it.type === "word_judged")?.fate ?? null;
  const shown = news.findLast(
    (it) => it.type === "proposal_missed" || it.type === "word_found" || it.type === "word_turned_up",
  );
  const about = shown ?? judged;
  if (!about) return null;
  const { whom, word } = about;
  const lay = before.places[whom]?.row ?? [];
  const row = lay.length ? lay : [...word].map((letter): Card => [backOf(letter), null]);
  if (!shown) return { how: "voted", by: null, whom, word, row, isRight: judged?.stands ?? false, fate: judged };
  const fate = judged?.whom === whom ? judged : null;
  if (shown.type === "word_turned_up") return { how: "turned_up", by: null, whom, word, row, isRight: true, fate };
  return { how: "proposed", by: shown.by, whom, word, row, isRight: shown.type === "word_found", fate };
}

/** A card that was turned: has the stage only where its word is out of sight. */
export function turnedIn(news: readonly Seen[], now: View): Staged | null {
  const turned = news.findLast((it) => it.type === "card_turned");
  const row = turned ? (now.places[turned.whom]?.row ?? []) : [];
  if (!turned || row.length === 0) return null;
  const { by, whom, place, letter } = turned;
  return { how: "turned", by, whom, word: letter, row, place, isRight: true, fate: null };
}

/** Its acts, and how long each is on stage. */
export function actsOf({ how, word, fate }: Staged): Script<Act> {
  if (how === "turned") return [["letter", TURNED]];
  const end: Script<Act> = [["verdict", VERDICT], ...(fate?.stands ? [["taken", TAKEN] as const] : [])];
  if (how === "voted") return [["breath", BREATH], ...end];
  if (how === "turned_up") return [["turn", BREATH], ...end];
  return [["spell", word.length * LETTER + 2 * LETTER], ["breath", BREATH], ...end];
}

/** How many letters of a proposal stand elsewhere or nowhere in the word: only its owner can tell. */
export function lettersOff(word: string, proposal: string): number {
  return [...word].filter((letter, at) => proposal[at] !== letter).length;
}
