/** Ce que dit le coach de LONG-LINE : dans une course, en peu de mots. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  ready: "Une ligne vaut son nombre de cartes : 8 au plus.",
  race: "Une ligne vaut ses cartes ; qui reste en dernier a moins.",
  "call.one": "Annoncée maintenant, votre ligne vaut {n}.",
  "call.other": "Annoncée maintenant, votre ligne vaut {n}.",
  "blocked.one": "Le {n} est déjà pris : allongez ou raccourcissez.",
  "blocked.other": "Le {n} est déjà pris : allongez ou raccourcissez.",
  "called.one": "Vous avez annoncé {n} : cela fait {n} point.",
  "called.other": "Vous avez annoncé {n} : cela fait {n} points.",

  "where.lay.some": "Regardez la carte {card} de celles qui restent.",
  "where.take_back": "L’une de vos cartes posées gêne.",
  "where.call": "Regardez votre plus longue ligne : elle suffit peut-être.",
  "what.lay.as_is": "Posez la carte {card} en {at}, telle quelle.",
  "what.lay.turned": "Posez la carte {card} en {at}, tournée d’un demi-tour.",
  "what.take_back": "Reprenez la carte dont votre ligne n’a pas besoin.",
  "what.clear_bench": "Reprenez toutes vos cartes : une autre ligne est plus longue.",
  "what.call": "Annoncez LINE avec {n}.",
  "what.stop": "N’annoncez plus : il ne reste rien de mieux.",
  "what.turn_up": "Dites que vous y êtes.",
  "what.none": "Attendez : votre ligne est au plus long.",
};
