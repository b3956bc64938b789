/** How Entre les lignes tells what looking back has found: what every drawing was taken for, and by whom. */

import { settings } from "../../store/settings.svelte";
import type { Remark } from "../../wire/messages";
import { factsOf, namesOf } from "../facts";
import type { Speaker } from "../game";
import type { GraphWords, ReviewWords } from "../reviewing";
import { inOwnTongue } from "../tongue";
import { say } from "./lookback";
import Shown from "./Shown.svelte";

function given(remark: Remark, { name }: Speaker): Readonly<Record<string, string | number>> {
  const { number, text } = factsOf(remark);
  const [who = 0, whom = 0, other = 0] = remark.seats;
  return {
    who: name(who),
    whom: name(whom),
    other: name(other),
    word: inOwnTongue(text("word")),
    taken: inOwnTongue(text("taken")),
    right: text("right"),
    thing: text(settings.language),
    nth: number("nth"),
    hints: number("hints"),
    points: say.count("points", number(remark.key === "pair.met" ? "wrong" : "points")),
  };
}

/** What is added to a sentence: who saw through the two, or what another vote would have brought. */
function added(remark: Remark, speaker: Speaker): readonly string[] {
  const { number, numbers, is } = factsOf(remark);
  if (remark.key.startsWith("pair.")) return number("saw") && number("wrong") ? [say.count("saw", number("saw"))] : [];
  if (!remark.key.startsWith("took") || !number("more")) return [];
  const more = { ...given(remark, speaker), points: say.count("points", number("more")) };
  const winners = numbers("winners");
  return [
    say.find(is("both") ? "more.both" : "more.one", more) ?? "",
    ...(winners.length ? [say("more.wins", { names: namesOf(winners, speaker) })] : []),
  ];
}

function sentence(remark: Remark, speaker: Speaker): string | null {
  const said = say.find(`said.${remark.key}`, given(remark, speaker));
  return said === null ? null : [said, ...added(remark, speaker)].join(" ");
}

const graph = (title: "graph.points" | "graph.right", value: (n: number) => string): GraphWords => ({
  title: say(title),
  value,
  line: ({ seat }, { name }) => name(seat ?? 0),
});

const reviewing: ReviewWords = {
  graphs: () => ({
    points: graph("graph.points", (n) => say.count("points", n)),
    right: graph("graph.right", (n) => say.count("right", n)),
  }),
  sentence,
  restsOn: (key) => say.find(`rests.${key}`),
  Shown,
};

export default reviewing;
