/** Ce que dit le coach de HEAD-LINE : dans une course, en peu de mots. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "call.one": "Une ligne de {number} : {number} points. Une erreur coûte votre nombre.",
  "call.other": "Une ligne de {number} : {number} points. Une erreur coûte un de vos {n} nombres.",
  "call.free": "Une ligne de {number} : {number} points. Une erreur ne coûte encore rien.",
  join: "{number} cartes en une ligne d’une couleur : {number} points.",
  "join.other": "Si cette ligne est juste, elle vaut {number} points.",
  discard: "Le nombre que vous rendez ne compte plus pour personne.",

  "where.none": "Regardez encore une fois les cartes ouvertes.",
  "where.mark.some": "Regardez les cartes ouvertes {cards}, dans l’ordre où elles sont venues.",
  "where.mark": "Regardez les cartes ouvertes.",
  "where.lay.some": "Regardez la carte {cards} de celles que vous avez prises.",
  "where.discard": "Regardez lequel de vos nombres vaut le moins.",
  "what.call": "Criez LINE : il y en a une.",
  "what.mark": "Prenez les cartes ouvertes {cards}.",
  "what.lay.as_is": "Posez la carte {cards} en {at}, telle quelle.",
  "what.lay.turned": "Posez la carte {cards} en {at}, tournée d’un demi-tour.",
  "what.take_back": "Reprenez la carte qui gêne.",
  "what.clear_bench": "Reprenez-les toutes, et joignez-les autrement.",
  "what.give_up": "Renoncez : ces cartes ne font pas de ligne.",
  "what.discard": "Rendez le {n}.",
  "what.agree": "Faites rassembler les cartes : on ne trouve rien.",
  "what.resume": "Reprenez la distribution.",
  "what.start_round": "Commencez la manche suivante.",
  "what.none": "Attendez la prochaine carte : il n’y a pas encore de ligne.",
};
