/**
 * What looking back finds, told by a game's words: `key.i` where it is about you, `key.me` where you are the second it
 * names, `key.they` of others, or `key` alone.  A fact that has `n.fact.other` is counted: « 3 points ».
 */

import { listed, words } from "../i18n/words";
import { settings } from "../store/settings.svelte";
import type { Curve, Fact, Remark } from "../wire/messages";
import type { Speaker } from "./game";
import type { GraphWords, ReviewWords } from "./reviewing";
import type { Story } from "./teller";

/** From so many on, an average needs no decimals. */
const MANY = 10;

export function hindsight<const En extends Story>(
  en: En,
  fr: { readonly [K in keyof En]: string },
  graphs: readonly string[],
  Shown?: ReviewWords["Shown"],
): ReviewWords {
  const say = words(en, fr);

  const counted = (stem: string, n: number): string | null => {
    const kind = new Intl.PluralRules(settings.language).select(n) === "one" ? "one" : "other";
    return say.find(`${stem}.${kind}`, { n: figure(n) });
  };

  const said = (fact: string, it: Fact): string =>
    typeof it === "number" ? (counted(`n.${fact}`, it) ?? figure(it)) : String(it);

  const given = ({ seats, facts }: Remark, { name }: Speaker): Record<string, string> => {
    const names = seats.map(name);
    const told = Object.entries(facts).map(([fact, it]) => [fact, said(fact, it)] as const);
    const [who = "", whom = "", other = ""] = names;
    return { ...Object.fromEntries(told), who, whom, other, names: listed(names), rest: listed(names.slice(1)) };
  };

  const sentence = (remark: Remark, speaker: Speaker): string | null => {
    const gaps = given(remark, speaker);
    const keys = [...voices(remark, speaker).map((voice) => `${remark.key}.${voice}`), remark.key];
    return keys.reduce<string | null>((found, key) => found ?? say.find(key, gaps), null);
  };

  const graph = (key: string): GraphWords => {
    const restsOn = say.find(`${key}.rests_on`);
    return {
      title: say.find(key) ?? key,
      value: (n) => say.find(`${key}.value.${n}`) ?? counted(`${key}.value`, n) ?? figure(n),
      line: (curve, speaker) => say.find(`${key}.line`, ofLine(curve, speaker)) ?? "",
      ...(restsOn ? { restsOn } : {}),
    };
  };

  return {
    graphs: () => Object.fromEntries(graphs.map((name) => [name, graph(`graph.${name}`)])),
    sentence,
    restsOn: (key) => say.find(`rests_on.${key}`),
    ...(Shown ? { Shown } : {}),
  };
}

function voices({ seats }: Remark, { seat: me }: Speaker): readonly string[] {
  if (me !== null && seats[0] === me) return ["i", "they"];
  return me !== null && seats[1] === me ? ["me", "they"] : ["they"];
}

function ofLine({ seat, about }: Curve, { name }: Speaker): Record<string, string> {
  return { who: seat === null ? "" : name(seat), whom: about === null ? "" : name(about) };
}

/** As people write it: 5.2 and 22, 5,2 in French. */
function figure(n: number): string {
  return n.toLocaleString(settings.language, { maximumFractionDigits: n < MANY ? 1 : 0 });
}
