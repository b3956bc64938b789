/** Trapwords in a minute: what the teacher says. */
export const lesson = {
  "trap.text": "You and Max are Red, Lou and Zoé are Blue. Lou will give clues for “witch”, and must not say any of your traps, which she never sees. Max has set two.",
  "trap.nudge": "What would Lou say? Type “broom” and propose it.",
  "ready.text": "Three traps, for you are all in room 3. Only your team sees this list, and Blue has one for your word.",
  "ready.nudge": "Tap “Our list is ready”.",
  "stop.text": "Lou gives clues for “witch” while the sand runs, and says one of your traps. The table shows it to your team alone.",
  "stop.nudge": "Tap STOP.",
  "book.text": "Into the trap: Blue has to stay in its room. Now you have the torch. Max will have to guess the word in this book from your clues.",
  "book.nudge": "Tap “Open the book”.",
  "clue.text": "Blue’s three traps are hidden from you: imagine them. Honey, brown, animal? Say what nobody would think of.",
  "clue.nudge": "Type “cave”, then tap “Next clue”.",
  "again.text": "No trap. Max says “bat”, which is wrong; four of five guesses are left. Help Max on.",
  "again.nudge": "Type “teddy”, then tap “Next clue”.",
  "found.text": "Max says “bear”, and you see which traps you passed. If Blue objects to no clue, Red goes on to room 4, where four traps will wait for you.",
  "guess.text": "Some rounds later. Whenever both teams fail, the monster comes one room closer. Now it is in yours: find this word, and you beat it. Max gives the clues, you guess.",
  "guess.nudge": "“It walks through walls”: type “ghost” and tap “Guess”.",
  "end.text": "The monster is beaten, and Red wins. Set traps that nobody sees, talk your way past the others’, and meet the monster. Now you know how to play.",
} as const;
