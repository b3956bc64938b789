import type { why as en } from "./why.en";

export const why = { lay: "Je suis une ligne que j’ai en tête.", hint: "Je ne voyais aucune ligne, ou un peu d’aide me faisait plaisir.", stop: "Je ne voyais aucune ligne, ou le courage m’a manqué." } satisfies Record<keyof typeof en, string>;
