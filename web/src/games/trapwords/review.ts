/** How Trapwords tells what looking back has found: which traps the clues came near, and when they said enough. */

import { listed } from "../../i18n/words";
import type { Remark } from "../../wire/messages";
import { factsOf, likely, percent } from "../facts";
import type { Speaker } from "../game";
import type { ReviewWords } from "../reviewing";
import { say } from "./lookback";
import Shown from "./Shown.svelte";

/** Why two words are of one family: what is certain each in its way, the rest with a grain of salt. */
function why(remark: Remark): string {
  const { text, texts } = factsOf(remark);
  return say.find(`why.${text("why")}`, { link: texts("link").at(-1) ?? "" }) ?? say("why.perhaps");
}

/** The traps of a turn by what became of them: only what there is. */
function map(remark: Remark): string {
  const { text, texts } = factsOf(remark);
  const parts = (["caught", "near", "untouched"] as const).flatMap((fate) => {
    const found = texts(fate);
    return found.length ? [say(`said.map.${fate}`, { words: listed(found) })] : [];
  });
  return [say("said.map", { secret: text("secret") }), ...parts].join(" ");
}

function given(remark: Remark, { name }: Speaker): Readonly<Record<string, string | number>> {
  const { number, text, texts, numbers } = factsOf(remark);
  return {
    who: name(remark.seats[0] ?? 0),
    word: text("word"),
    trap: text("trap"),
    secret: text("secret"),
    share: percent(number("share")),
    why: why(remark),
    fears: say.count("words", number("fears")),
    words: listed(texts("words")),
    right: number("right"),
    traps: number("traps"),
    likely: likely(texts("words"), numbers("shares")).join(", "),
  };
}

function keyOf({ key, facts }: Remark): string {
  return key === "caught" && !facts["why"] ? "said.caught.said" : `said.${key}`;
}

const reviewing: ReviewWords = {
  graphs: () => ({
    clear: {
      title: say("graph.clear"),
      value: percent,
      line: ({ seat }, { name }) => say("graph.line", { who: name(seat ?? 0) }),
      restsOn: say("graph.rests"),
    },
  }),
  sentence: (remark, speaker) =>
    remark.key.startsWith("map.") ? map(remark) : say.find(keyOf(remark), given(remark, speaker)),
  restsOn: (key) => say.find(`rests.${key}`),
  Shown,
};

export default reviewing;
