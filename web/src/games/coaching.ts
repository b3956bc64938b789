/**
 * How a game's coach speaks: `games/<key>/coach.ts` exports its words by default.  What something is worth is read off
 * the view; a hint is the server's, as far as it was asked for, and is put into a sentence here.  Knows no page.
 */

import { words } from "../i18n/words";
import { settings } from "../store/settings.svelte";
import type { HintStep } from "../wire/messages";
import { coach as generalEn } from "./coaching.en";
import { coach as generalFr } from "./coaching.fr";
import type { AnyProps, AnyView, Speaker } from "./game";

/** A sentence, and the rule behind it. */
export interface Advice {
  readonly text: string;
  readonly rule?: string;
}

/** An action, or as much of it as tells where to look; null where there is nowhere to look, or nothing to do. */
export type Hinted = NonNullable<AnyProps["hint"]> | null;

export interface CoachWords {
  /** Why this is worth what; null where there is nothing to say. */
  readonly worth: (view: AnyView, speaker: Speaker) => Advice | null;
  readonly hint: (step: HintStep, action: Hinted, view: AnyView, speaker: Speaker) => Advice;
  /** What to say where a hint makes no sense now; null where it does. */
  readonly silence: (view: AnyView) => string | null;
  /** The game has hints of its own, and counts them. */
  readonly hintsItself: boolean;
}

type Gaps = Readonly<Record<string, string | number>>;
type Book = Readonly<Record<string, string>>;

/** Which sentence, with what; where there is an `n`, the sentence is `key.one` or `key.other`. */
export interface Saying {
  readonly key: string;
  readonly rule: string;
  readonly n?: number;
  readonly given?: Gaps;
}

export interface Knowing<View> {
  readonly worth: (view: View, speaker: Speaker) => Saying | null;
  /** What the sentences of hints say about an action, in words. */
  readonly gaps: (action: NonNullable<Hinted>, view: View, speaker: Speaker) => Gaps;
  /** Which sentence of several about an action: it stands behind its key, as in `what.place.turned`. */
  readonly variant?: (action: NonNullable<Hinted>) => string | null;
  /** The rule behind each action. */
  readonly rules: Readonly<Record<string, string>>;
  /** The key of the sentence that says why there is no hint now. */
  readonly silence?: (view: View) => string | null;
  readonly hintsItself?: boolean;
}

/**
 * Sentences by key: those of `worth`; `where.<action>` and `where.<action>.some`, the latter where a field of it is
 * told; `what.<action>`, or `what.<action>.<variant>`; `where.none` where any more would be all, and `what.none` for who had better wait.
 */
export function coaching<View extends AnyView, const En extends Book>(
  en: En,
  fr: { readonly [K in keyof En]: string },
  { worth, gaps, variant, rules, silence, hintsItself = false }: Knowing<View>,
): CoachWords {
  const say = words({ ...generalEn, ...en } as Book, { ...generalFr, ...fr });

  const said = ({ key, n, given = {} }: Omit<Saying, "rule">): string => {
    if (n === undefined) return say.find(key, given) ?? key;
    const kind = new Intl.PluralRules(settings.language).select(n) === "one" ? "one" : "other";
    return say.find(`${key}.${kind}`, { ...given, n }) ?? key;
  };

  const hint = (step: HintStep, action: Hinted, view: View, speaker: Speaker): Advice => {
    if (!action) return { text: said({ key: `${step}.none` }) };
    const { type } = action;
    const isSome = step === "where" && Object.keys(action).length > 1;
    const given = gaps(action, view, speaker);
    const which = step === "what" ? variant?.(action) : isSome ? "some" : null;
    const keys = [...(which ? [`${step}.${type}.${which}`] : []), `${step}.${type}`, `${step}.other`];
    const text = keys.reduce<string | null>((found, key) => found ?? say.find(key, given), null) ?? "";
    const rule = rules[type];
    return rule ? { text, rule } : { text };
  };

  return {
    worth: (view, speaker) => {
      const found = worth(view as View, speaker);
      return found && { text: said(found), rule: found.rule };
    },
    hint: (step, action, view, speaker) => hint(step, action, view as View, speaker),
    silence: (view) => {
      const key = silence?.(view as View) ?? null;
      return key === null ? null : said({ key });
    },
    hintsItself,
  };
}
