/** Reads the JSON Schema of a game's options into the few kinds of question we can put to people. */

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type OptionValue = string | number | boolean;

export type Question =
  | { kind: "choice"; name: string; values: readonly OptionValue[]; default: unknown }
  | { kind: "switch"; name: string; default: unknown }
  /** A few words of one's own. */
  | { kind: "text"; name: string; default: unknown }
  /** A number of many; the game's card knows the few that people like. */
  | { kind: "number"; name: string; values: readonly OptionValue[]; default: unknown }
  /** One of some words, or a seat: `first` of Between. */
  | { kind: "seat"; name: string; values: readonly OptionValue[]; default: unknown };

/** The questions of a game's options, in the order in which it lists them. */
export function questions(root: Schema): Question[] {
  const top = resolve(root, root);
  const found: Question[] = [];
  for (const [name, schema] of Object.entries(top.properties ?? {})) {
    const question = read(name, schema, root);
    if (question) found.push(question);
  }
  return found;
}

function read(name: string, schema: Schema, root: Schema): Question | null {
  const it = { ...resolve(schema, root) };
  const start = schema.default ?? it.default;
  if (it.type === "boolean") return { kind: "switch", name, default: start };
  if (it.type === "integer") return { kind: "number", name, values: [], default: start };
  if (it.type === "string" && !it.enum) return { kind: "text", name, default: start };
  if (it.enum) return { kind: "choice", name, values: it.enum.filter(isValue), default: start };
  if (it.anyOf) {
    const parts = it.anyOf.map((part) => resolve(part, root));
    const values = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]));
    const hasNumber = parts.some((part) => part.type === "integer");
    return { kind: hasNumber ? "seat" : "choice", name, values: values.filter(isValue), default: start };
  }
  return null;
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").pop();
  return (name && root.$defs?.[name]) || schema;
}

function isValue(it: unknown): it is OptionValue {
  return ["string", "number", "boolean"].includes(typeof it);
}

/** The options as they are when nobody chooses anything. */
export function defaults(root: Schema): Record<string, unknown> {
  return Object.fromEntries(questions(root).map((it) => [it.name, it.default]));
}
