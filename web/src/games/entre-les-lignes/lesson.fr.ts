import type { lesson as en } from "./lesson.en";

/** Entre les lignes en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "draw.text": "Vous êtes le joueur actif, et votre mot est « parapluie ». L’un des trois autres l’a aussi, et nul ne sait qui. Ne dessinez pas la chose, mais ce qui va avec : une allusion.",
  "draw.nudge": "Une goutte, par exemple ; le moindre trait suffit. Touchez ensuite « Rendre ».",
  "vote.text": "Chacun a dessiné pour son mot, et l’un de ces mots est le vôtre. Quel dessin fait penser à un parapluie ? Qui l’a fait est votre complice.",
  "vote.nudge": "La pluie va avec le parapluie : touchez le jeton B, puis « Voter B ».",
  "reveal.text": "Lou a votre mot, et vous avez tous deux bien voté : un point chacun par vote faux, ici celui de Max. Zoé vous a percés à jour, et gagne un point de plus. La pluie était un peu trop claire.",
  "reveal.nudge": "Regardez, ou touchez « Tout voir » ; puis « Continuer ».",
  "accomplice.text": "Manche suivante. Lou est le joueur actif, et dessine un nid. Votre mot est « œuf », et votre poêle est en C. Un nid, un œuf : Lou aurait-il votre mot ? Personne ne prévient le complice.",
  "accomplice.nudge": "Alors c’est vous : votez pour votre propre dessin. Le jeton C, puis « Voter C ».",
  "end.text": "C’était vous. Ni Max ni Zoé n’ont vu ce qu’un nid et une poêle ont en commun : deux points pour Lou, deux pour vous. Ni trop clair, ni trop obscur : vous savez jouer.",
};
