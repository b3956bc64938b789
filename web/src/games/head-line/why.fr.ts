import type { why as en } from "./why.en";

export const why = { call: "Je crois voir une ligne.", "expert.call": "Je vois une ligne.", agree: "Je ne vois pas de ligne.", return: "Je rends le plus petit nombre que j’ai." } satisfies Record<keyof typeof en, string>;
