/** How WORDZ tells what looking back has found: how many words still fitted, who could have named them, who did. */

import { words } from "../../i18n/words";
import type { Remark } from "../../wire/messages";
import { factsOf, figure, likely, namesOf } from "../facts";
import type { Speaker } from "../game";
import type { GraphWords, ReviewWords } from "../reviewing";
import { review as en } from "./review.en";
import { review as fr } from "./review.fr";

const say = words(en, fr);

const many = (n: number): string => (n === 0 ? say("words.none") : say.count("words", n));

const graph = (title: "graph.fits" | "graph.common"): GraphWords => ({
  title: say(title),
  value: many,
  line: ({ seat, about }, { name }) => say("graph.line", { who: name(seat ?? 0), whom: name(about ?? 0) }),
  isLogarithmic: true,
  restsOn: say("graph.rests"),
});

/** The same remark in other words, where there is only one, or none. */
function keyOf({ key, facts }: Remark): string {
  if (key === "bot.hides" && facts["lost"] === 0) return "said.bot.hides.safe";
  const isOne = key.startsWith("bot.proposes") && facts["fits"] === 1;
  return `said.${key}${isOne ? ".one" : ""}`;
}

function given(remark: Remark, speaker: Speaker): Readonly<Record<string, string | number>> {
  const { number, text, texts, numbers } = factsOf(remark);
  const [who = 0, whom = 0] = remark.seats;
  const shown = texts("words");
  return {
    who: speaker.name(who),
    whom: speaker.name(whom),
    names: namesOf(remark.seats.slice(1), speaker),
    word: text("word") || (shown[0] ?? ""),
    said: text("said"),
    letter: text("letter"),
    all: figure(number("all")),
    before: figure(number("before")),
    common: figure(number("common")),
    fits: many(number("fits")),
    cards: say.count("cards", number("cards")),
    size: number("cards"),
    hidden: say.count("cards", number("hidden")),
    lost: say.count("cards", number("lost")),
    likely: likely(shown, numbers("shares")).join(", "),
  };
}

const reviewing: ReviewWords = {
  graphs: () => ({ fits: graph("graph.fits"), common: graph("graph.common") }),
  sentence: (remark, speaker) => say.find(keyOf(remark), given(remark, speaker)),
  restsOn: (key) => say.find(`rests.${key}`),
};

export default reviewing;
