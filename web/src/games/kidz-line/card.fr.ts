import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Dès cinq ans : retourne une carte, trouve où une ligne continue, et pose-la.",
  "preset.classic.text": "Pas trouvé ? La carte va sous la pile.",
  "preset.strict": "Strict",
  "preset.strict.text": "Une carte qui va quelque part doit être posée.",
  "preset.helper": "Avec de l’aide",
  "preset.helper.text": "La table montre où la carte peut aller.",
  "option.giving_up": "Renoncer à une carte",
  "option.giving_up.allowed": "quand on veut",
  "option.giving_up.only_when_nothing_fits": "si elle ne va nulle part",
  "option.helper": "Montrer où la carte va",
  "option.helper.true": "oui",
  "option.helper.false": "non",
  "option.first.ask": "Qui commence ? Dans le livret, le plus jeune",
  "level.novice.text": "Cherche à quelques endroits, et repose vite sa carte.",
  "level.regular.text": "Cherche un peu plus longtemps.",
  "level.expert.text": "Cherche partout, et trouve une place s’il y en a une.",
};
