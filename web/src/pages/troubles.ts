/** What is wrong with a package, in a sentence. */

import { words } from "../i18n";
import type { Trouble } from "../link/api";

const say = words(
  {
    broken: "The game {name} could not be loaded. All others are here.",
    broken_bots: "The bots of {name} could not be loaded.",
    newer_interface: "The screen of {name} is made for a newer Tablée: it is played at the plain table.",
    unreadable: "A part of {name} could not be read: it is played as well as may be.",
    missing_text: "Some words of {name} are missing: it is played as well as may be.",
    missing_file: "A part of {name} is missing: it is played as well as may be.",
    too_large: "A part of {name} is too large to be shown: it is played as well as may be.",
  },
  {
    broken: "Le jeu {name} n’a pas pu être chargé. Tous les autres sont là.",
    broken_bots: "Les robots {de name} n’ont pas pu être chargés.",
    newer_interface:
      "L’écran {de name} est fait pour une version plus récente de Tablée : on y joue à la table simple.",
    unreadable: "Une partie {de name} n’a pas pu être lue : on y joue du mieux possible.",
    missing_text: "Il manque des mots à {name} : on y joue du mieux possible.",
    missing_file: "Il manque une partie {de name} : on y joue du mieux possible.",
    too_large: "Une partie {de name} est trop grande pour être montrée : on y joue du mieux possible.",
  },
);

export function sentenceOf({ key, package: source, code }: Trouble, title?: string): string {
  return say(code, { name: title ?? (key || source) });
}
