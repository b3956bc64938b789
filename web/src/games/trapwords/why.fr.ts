import type { why as en } from "./why.en";

export const why = { torch: "Il faut bien que quelqu’un la porte.", guess: "À mon avis, cela va avec ces indices." } satisfies Record<keyof typeof en, string>;
