import type { why as en } from "./why.en";

export const why = {
  "novice.lay": "C’est le meilleur des quelques emplacements que j’ai essayés.",
  "regular.lay": "Aucun autre emplacement ne me rapporte plus de points à ce tour.",
  "expert.lay": "D’ici, je gagne le plus souvent, autant que je puisse prévoir.",
  "novice.draw": "N’importe quelle pile me convient.",
  "regular.draw": "Je pioche dans la pile la plus haute : les autres s’épuisent plus tôt.",
  "expert.draw": "Je pèse ce qui peut s’y trouver, et ce que son départ change pour vous.",
  "novice.take": "Je prends mes points comme ils viennent.",
  "regular.take": "Je prends peu de cartes : à égalité de points, moins de cartes l’emportent.",
  "expert.take": "Je prends mes points de façon à gagner le plus souvent.",
} satisfies Record<keyof typeof en, string>;
