/** The words of this table, and of its cards, in the person's language. */

import { words } from "../../i18n/words";
import type { Team } from "../../wire/messages";
import type { CardName, TurnResult, View, What } from "../../wire/trapwords";
import { cards as cardsEn } from "./cards.en";
import { cards as cardsFr } from "./cards.fr";
import { winnersOf } from "./reading";
import { table as en } from "./words.en";
import { table as fr } from "./words.fr";

export const say = words(en, fr);
export const card = words(cardsEn, cardsFr);

/** « les Rouges », in the middle of a sentence. */
export function teamName(team: Team): string {
  return say(team === 0 ? "team.0" : "team.1");
}

/** « Les Rouges », at its beginning. */
export function teamTitle(team: Team): string {
  return say(team === 0 ? "team.0.title" : "team.1.title");
}

/** What became of a turn, in a line. */
export function titleOf(result: Pick<TurnResult, "team" | "end" | "secret" | "claims">): string {
  const upheld = result.claims.filter((it) => it.verdict === "upheld");
  const isRule = result.end === "stopped" && upheld.every((it) => !it.trap);
  return (
    say.find(isRule ? "end.stopped.rule" : `end.${result.end}`, {
      team: teamTitle(result.team),
      secret: result.secret,
    }) ?? ""
  );
}

/** Who has won: a team, both, or the monster. */
export function winTitle(view: View): string {
  const [team, second] = winnersOf(view);
  if (team === undefined) return say("over.monster");
  return second === undefined ? say("over.one", { team: teamTitle(team) }) : say("over.both");
}

/** What a team asks for, in the middle of a sentence. */
export function wishText(what: What): string {
  const [name, value] = what.split("=");
  return name === "glass" ? say("wish.glass", { n: Number(value) }) : (say.find(`wish.${what}`) ?? what);
}

/** What a card does at this table, in a sentence. */
export function cardText(view: View, name: CardName): string {
  const harder = view.options.monsters === "harder" ? card.find(`${name}.harder`) : null;
  return harder ?? card.find(`${name}.text`) ?? "";
}
