/** What a game says, asked for with care: where it breaks or talks nonsense, that is told, and nothing is said meanwhile. */

import type { AnyGameModule, AnyView } from "./game";

interface Care {
  readonly isSound: (answer: unknown) => boolean;
  readonly otherwise: (...given: unknown[]) => unknown;
}

const isText = (it: unknown): boolean => typeof it === "string";
const isTextOrNull = (it: unknown): boolean => it === null || isText(it);
const CARE: Readonly<Partial<Record<keyof AnyGameModule, Care>>> = {
  ctrl: { isSound: () => true, otherwise: () => undefined },
  now: {
    isSound: (it) => isText((it as { text?: unknown } | null)?.text),
    otherwise: () => ({ text: "", isMine: false }),
  },
  stage: { isSound: isText, otherwise: () => "" },
  tell: { isSound: isTextOrNull, otherwise: () => null },
  tellOpen: { isSound: isTextOrNull, otherwise: () => null },
  notes: { isSound: Array.isArray, otherwise: () => [] },
  needsTable: { isSound: (it) => typeof it === "boolean", otherwise: () => true },
  encore: { isSound: (it) => typeof it === "number" && it >= 0, otherwise: () => 0 },
  holds: { isSound: () => true, otherwise: () => false },
  ending: { isSound: isText, otherwise: () => "" },
  refusal: { isSound: isTextOrNull, otherwise: () => null },
  sound: { isSound: isTextOrNull, otherwise: () => null },
  open: {
    isSound: (it) => typeof it === "object" && it !== null,
    otherwise: (views) => (views as readonly AnyView[])[0],
  },
};

export function guarded(module: AnyGameModule, fail: (why: unknown) => void): AnyGameModule {
  const careful: Record<string, unknown> = { ...module };
  for (const [name, { isSound, otherwise }] of Object.entries(CARE)) {
    const ask = careful[name] as ((...given: unknown[]) => unknown) | undefined;
    if (!ask) continue;
    careful[name] = (...given: unknown[]): unknown => {
      try {
        const answer = ask(...given);
        if (isSound(answer)) return answer;
        throw new TypeError(`${name} gives ${String(answer)}`);
      } catch (why) {
        // It may have been asked while something is drawn, when nothing else may change.
        queueMicrotask(() => fail(why));
        return otherwise(...given);
      }
    };
  }
  return careful as unknown as AnyGameModule;
}
