/** The plain table: any game from its views, its offers and, where it has some, its words. */

import { isHidden } from "../../browser/wake";
import { doorsOf } from "../../draw/paper.svelte";
import { listed } from "../../i18n";
import { game, type AnyGameModule } from "../game";
import { svelte } from "../svelte.svelte";
import { human, type Teller } from "../telling";
import { Choosing, type PlainAction, type PlainView } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import { isMine, notes, now, open } from "./reading";
import Table from "./Table.svelte";

/** With the words of the moment: who changes the language changes them, too. */
export function plain(words: Teller | (() => Teller)): AnyGameModule {
  const teller = typeof words === "function" ? words : (): Teller => words;
  return game<PlainView, PlainAction, unknown, Choosing>({
    Table: svelte(Table),
    Hand: svelte(Hand),
    ctrl: () => new Choosing(teller, doorsOf(isHidden)),
    now: (view, speaker) => now(view, speaker, teller()),
    stage: (view) => [view["round"], view["phase"], isMine(view)].join(" "),
    tell: (event, speaker) => teller().tell(event, speaker),
    notes,
    ending: (outcome, speaker) =>
      teller().ending(outcome, speaker) ??
      [listed(outcome.winners.map(speaker.name)), human(outcome.why)].filter(Boolean).join(" · "),
    refusal: (code) => teller().find(`refusal.${code}`),
    tellOpen: (event, name) => teller().tell(event, { seat: null, name }),
    open,
  });
}
