/** Offers as forms: one for each action, its fields in the order in which they are chosen. */

import type { Choice, Offer, Offers, OneOf, Value } from "../../wire/messages";
import { has, tidy } from "../offers";

export interface Form {
  readonly action: string;
  readonly offers: Offers;
}

/** What was chosen or written so far, by field; not all of it need be a value that may be sent. */
export type Draft = Readonly<Record<string, Value>>;

/** One field to fill in. */
export interface Blank {
  readonly name: string;
  /** What may stand there; of each kind one. */
  readonly ways: readonly Choice[];
  readonly draft: Value | undefined;
  /** What is chosen, or all there is to choose; none as long as it is unfinished. */
  readonly value: Value | undefined;
  /** The field that is to be chosen before, where it depends on that. */
  readonly after: string | null;
}

export interface Todo {
  readonly forms: readonly Form[];
  /** Actions with nothing to choose: buttons. */
  readonly buttons: readonly string[];
  /** The field of the drawing that may be drawn now. */
  readonly sketch: string | null;
}

/** What the shell offers itself. */
const OF_THE_SHELL = ["need_time"];

export function todo(offers: Offers): Todo {
  const rest = offers.filter((it) => !OF_THE_SHELL.includes(it.action) && sketchOf(it) === null);
  const forms = [...new Set(rest.map((it) => it.action))].map((action) => ({
    action,
    offers: rest.filter((it) => it.action === action),
  }));
  const isBare = ({ offers }: Form): boolean => offers.every((it) => Object.keys(it.fields).length === 0);
  return {
    forms: forms.filter((it) => !isBare(it)),
    buttons: forms.filter(isBare).map((it) => it.action),
    sketch: offers.map(sketchOf).find((it) => it !== null) ?? null,
  };
}

/** A drawing is an action of its own: it goes by its own door, and brings nothing else along. */
function sketchOf({ fields }: Offer): string | null {
  return Object.keys(fields).find((name) => fields[name]?.type === "strokes") ?? null;
}

/** The fields to fill in, each with what may stand there after those before it. */
export function blanksOf(form: Form, draft: Draft): readonly Blank[] {
  return fill(form, draft).blanks;
}

/** The action as it is sent, once everything is chosen: one that is offered, and nothing else. */
export function actionOf(form: Form, draft: Draft): Readonly<Record<string, Value>> | null {
  const { blanks, open } = fill(form, draft);
  const fields: Record<string, Value> = {};
  for (const { name, value } of blanks) if (value !== undefined) fields[name] = value;
  const names = Object.keys(fields);
  const isWhole = open.some((it) => {
    const asked = Object.keys(it.fields);
    return asked.length === names.length && asked.every((name) => names.includes(name));
  });
  return isWhole ? { type: form.action, ...fields } : null;
}

function fill({ offers }: Form, draft: Draft): { readonly blanks: readonly Blank[]; readonly open: Offers } {
  const blanks: Blank[] = [];
  let open = offers;
  let unfilled: string | null = null;
  for (const name of namesIn(offers)) {
    const choices = open.flatMap((it) => it.fields[name] ?? []);
    if (choices.length === 0) continue;
    const ways = merged(choices);
    const written = draft[name];
    const value: Value | undefined =
      readyIn(choices, written) ?? (choices.length === open.length ? only(ways) : undefined);
    const after: string | null = unfilled !== null && differ(choices) ? unfilled : null;
    blanks.push({ name, ways, draft: written, value: after === null ? value : undefined, after });
    if (value === undefined || after !== null) unfilled ??= name;
    else open = open.filter((it) => readyIn([it.fields[name]], value) !== undefined);
  }
  return { blanks, open };
}

/** What is picked comes before what is written, since it may decide what may be written. */
function namesIn(offers: Offers): readonly string[] {
  const names = [...new Set(offers.flatMap((it) => Object.keys(it.fields)))];
  const isPicked = (name: string): boolean => offers.every((it) => (it.fields[name]?.type ?? "one_of") === "one_of");
  return [...names.filter(isPicked), ...names.filter((it) => !isPicked(it))];
}

function readyIn(choices: readonly (Choice | undefined)[], value: Value | undefined): Value | undefined {
  if (value === undefined) return undefined;
  const choice = choices.find((it) => it && has(it, value));
  return choice?.type === "typed" ? tidy(String(value)) : choice && value;
}

/** The only value there is. */
function only([way, ...others]: readonly Choice[]): Value | undefined {
  return others.length === 0 && way?.type === "one_of" && way.values.length === 1 ? way.values[0] : undefined;
}

function differ(choices: readonly Choice[]): boolean {
  return new Set(choices.map((it) => JSON.stringify(it))).size > 1 && merged(choices).length < choices.length;
}

/** What is picked from lists, from one list; of every other kind the first, which all are alike once the rest is chosen. */
function merged(choices: readonly Choice[]): readonly Choice[] {
  const lists = choices.filter((it) => it.type === "one_of");
  const others = choices.filter((it) => it.type !== "one_of");
  const kinds = others.filter((it, at) => others.findIndex((other) => other.type === it.type) === at);
  return lists.length > 0 ? [...kinds, together(lists)] : kinds;
}

/** Idle is what changes nothing wherever it may be chosen. */
function together(lists: readonly OneOf[]): OneOf {
  const byText = new Map(lists.flatMap((it) => it.values).map((it) => [JSON.stringify(it), it]));
  const isIdle = (value: Value): boolean =>
    lists.every((it) => !has(it, value) || has({ type: "one_of", values: it.idle, idle: [] }, value));
  const values = [...byText.values()];
  return { type: "one_of", values, idle: values.filter(isIdle) };
}
