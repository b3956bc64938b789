/** Why a bot moved as it did, in one phrase of its own: by its level and the kind of move, and by nothing that it holds. */

import { words } from "../i18n/words";
import type { Reason, Seat } from "./door";

interface Happened {
  readonly type: string;
}

/** Of what everybody is told of: what kind of move it is, and whose; nobody's where nobody chose it. */
type Moves<News extends Happened> = {
  readonly [Type in News["type"]]?: readonly [
    what: string,
    who: (event: Extract<News, { readonly type: Type }>) => Seat | null,
  ];
};
type Any = readonly [what: string, who: (event: never) => Seat | null];

/** `level.move`, or `move` where all levels have the same reason. */
export function reasons<News extends Happened>(
  en: Readonly<Record<string, string>>,
  fr: Readonly<Record<string, string>>,
  moves: Moves<News>,
): (event: News) => Reason | null {
  const say = words(en, fr);
  return (event) => {
    const [what, who] = (moves as Readonly<Record<string, Any>>)[event.type] ?? [];
    const seat = who?.(event as never) ?? null;
    return seat === null ? null : { seat, why: (level) => say.find(`${level}.${what}`) ?? say.find(`${what}`) };
  };
}
