import type { why as en } from "./why.en";

export const why = { draw: "J’ai dessiné quelque chose à quoi mon mot me fait penser.", vote: "Je m’en suis tenu à ce que je voyais dans les dessins." } satisfies Record<keyof typeof en, string>;
