import type { why as en } from "./why.en";

export const why = {
  lay: "Je vise la plus longue ligne que je vois et que je peux encore annoncer.",
  call: "C’est la plus longue que j’ai vue et que je pouvais encore annoncer.",
  "expert.call": "J’annonce la plus longue que je vois, ou plus tôt si quelqu’un va le faire.",
  stop: "Tous les nombres à ma portée ont été annoncés.",
} satisfies Record<keyof typeof en, string>;
