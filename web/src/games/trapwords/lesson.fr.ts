import type { lesson as en } from "./lesson.en";

/** Trapwords en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "trap.text": "Vous et Max êtes les Rouges, Lou et Zoé les Bleus. Lou donnera des indices pour « sorcière », sans dire vos pièges, qu’elle ne voit jamais. Max en a posé deux.",
  "trap.nudge": "Que dirait Lou ? Écrivez « balai » et proposez-le.",
  "ready.text": "Trois pièges, car vous êtes tous en salle 3. Seule votre équipe voit cette liste ; les Bleus en ont une pour votre mot.",
  "ready.nudge": "Touchez « Notre liste est prête ».",
  "stop.text": "Le sable coule, Lou donne des indices pour « sorcière »… et dit un de vos pièges. La table ne le montre qu’à votre équipe.",
  "stop.nudge": "Touchez STOP.",
  "book.text": "Dans le piège : les Bleus restent dans leur salle. À vous la torche. Max devra deviner le mot de ce livre d’après vos indices.",
  "book.nudge": "Touchez « Ouvrir le livre ».",
  "clue.text": "Les trois pièges des Bleus vous sont cachés : imaginez-les. Miel, brun, animal ? Dites ce à quoi personne ne penserait.",
  "clue.nudge": "Écrivez « grotte », puis touchez « Indice suivant ».",
  "again.text": "Pas de piège. Max dit « chauve-souris » : faux, il lui reste quatre propositions sur cinq. Aidez-le.",
  "again.nudge": "Écrivez « peluche », puis touchez « Indice suivant ».",
  "found.text": "« Ours », dit Max, et vous voyez quels pièges vous avez évités. Si les Bleus ne contestent aucun indice, les Rouges passent en salle 4, où quatre pièges vous attendront.",
  "guess.text": "Quelques manches plus tard. Quand les deux équipes échouent, le monstre avance d’une salle. Le voilà dans la vôtre : trouvez ce mot, et il est battu. Max donne les indices, vous devinez.",
  "guess.nudge": "« Il traverse les murs » : écrivez « fantôme » et touchez « Proposer ».",
  "end.text": "Le monstre est battu, les Rouges gagnent. Posez des pièges que nul ne voit, parlez entre ceux des autres, et affrontez le monstre. Vous savez jouer.",
};
