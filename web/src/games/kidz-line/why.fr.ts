import type { why as en } from "./why.en";

export const why = { lay: "J’ai cherché une place où elle va, et elle va ici.", back: "J’ai cherché, et je n’ai pas trouvé de place." } satisfies Record<keyof typeof en, string>;
