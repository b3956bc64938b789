import type { review as en } from "./review.en";

/** Ce que l’on trouve en revoyant la partie. */
export const review: { readonly [K in keyof typeof en]: string } = {
  "words.one": "{n} mot",
  "words.other": "{n} mots",
  "cards.one": "{n} carte",
  "cards.other": "{n} cartes",
  "words.none": "aucun mot",

  "graph.fits": "Mots encore possibles",
  "graph.common": "Mots courants encore possibles",
  "graph.line": "Mot {de whom}, pour {who}",
  "graph.rests": "Comptés dans tout le dictionnaire, d’après les lettres et les dos sur la table et les cartes de sa propre main.",

  "said.laid": "{who} cache {word}. D’après les dos, ce peut être {fits} sur les {all} du dictionnaire ; mots courants parmi eux : {common}.",
  "said.laid.rare": "{who} cache {word}. D’après les dos, ce peut être {fits} sur les {all} du dictionnaire ; mots courants parmi eux : {common}, mais pas celui-ci.",
  "said.laid.unlisted": "{who} cache {word}, qui n’est pas parmi les {all} mots du dictionnaire : le feuilleter mène ailleurs. D’après les dos, ce peut être {fits}.",
  "said.cut": "{whom} retourne {letter} dans le mot {de who}, et aucune de ses cartes n’en dit plus : il reste {fits} sur {before} ; mots courants parmi eux : {common}.",
  "said.one_left": "Dès ici, {word} pouvait être trouvé par {names} : aucun autre mot courant ne convient, avec encore {cards} face cachée. Dans tout le dictionnaire : {fits}.",
  "said.one_left.all": "Dès ici, {word} pouvait être trouvé par tout le monde : aucun autre mot courant ne convient, avec encore {cards} face cachée. Dans tout le dictionnaire : {fits}.",
  "said.only_left": "Dès ici, {word} pouvait être trouvé par {names} : rien d’autre ne convient au dictionnaire, avec encore {cards} face cachée.",
  "said.only_left.all": "Dès ici, {word} pouvait être trouvé par tout le monde : rien d’autre ne convient au dictionnaire, avec encore {cards} face cachée.",
  "said.found": "{who} trouve {word} avec encore {cards} face cachée, quand ce pouvait être {fits} ; mots courants parmi eux : {common}.",
  "said.found.only": "{who} trouve {word} avec encore {cards} face cachée : rien d’autre ne convient au dictionnaire.",
  "said.found.unlisted": "{who} trouve {word} avec encore {cards} face cachée, bien qu’il ne soit pas au dictionnaire.",
  "said.near": "{said}, proposé par {who}, est à une lettre du mot {de whom} : {word}. Ce pouvait encore être {fits}.",
  "said.turned_up": "{word} est retourné jusqu’à la dernière carte : personne ne pouvait en être sûr avant.",
  "said.turned_up.one_left": "{word} est retourné jusqu’à la dernière carte. Avec encore {hidden} face cachée, il pouvait être trouvé par {names}.",
  "said.bot.hides": "{who} a choisi un mot qu’un bon chercheur trouverait avec encore {lost} face cachée, sur {size}.",
  "said.bot.hides.safe": "{who} a choisi un mot que même un bon chercheur ne trouverait pas avant la dernière carte.",
  "said.bot.turns": "Pour le mot {de whom}, {who} voit encore {fits} : cette carte en dit le plus.",
  "said.bot.proposes": "Le plus probable pour le mot {de whom}, selon {who} : {likely}.",
  "said.bot.proposes.one": "Pour le mot {de whom}, {who} ne voit rien d’autre : {word}.",
  "said.bot.proposes.known": "Parmi {fits} de sa connaissance qui conviennent au mot {de whom}, {who} essaie {word}.",
  "said.bot.proposes.known.one": "{word} est le seul mot {que who} connaisse et qui convienne à celui {de whom}.",

  "rests.table": "compté dans tout le dictionnaire, d’après ce que tout le monde voit",
  "rests.eyes": "compté dans tout le dictionnaire, d’après ce que tout le monde voit et ses propres cartes",
  "rests.common": "en s’en tenant aux mots que la plupart connaissent",
  "rests.finder": "contre quelqu’un qui connaît tous les mots, retourne la carte qui en dit le plus et propose à temps",
};
