/** What one reads at a table of KIDZ-LINE; simple words, for children from five on. */
export const table = {
  "table.title": "The table",
  "display.title": "The cards on the table",
  round: "Round {n} of 6",
  spot: "Try it here: {cell}",
  trial: "Well found: a line goes on.",
  "trial.no": "No line goes on here. Try another place, or turn the card.",
  "trial.none": "Tap a place to try your card.",
  "pile.turn_up.one": "Turn up the last card of your pile",
  "pile.turn_up.other": "Turn up a card of your pile: {n} cards",
  "pile.one": "Your pile: {n} card",
  "pile.other": "Your pile: {n} cards",
  "laid.one": "You have laid {n} card.",
  "laid.other": "You have laid {n} cards.",
  "do.turn_up": "Turn up my card",
  "do.place": "Lay it here",
  "do.give_up": "I can’t find a place",
  "do.sent": "On its way",
} as const;

export const moment = { ready: "The cards are being shuffled.", over: "The game is over.", turn_up: "Your turn: turn up your card.", place: "Find a place where a line goes on.", "wait.turn_up": "{name} turns up a card.", "wait.place": "{name} is looking for a place." } as const;

export const story = {
  table_set: "The first card is on the table.",
  "first.i": "You begin.",
  "first.they": "{who} begins.",
  "turn_began.i": "Your turn.",
  "card_turned_up.i": "You turn up a card.",
  "card_turned_up.they": "{who} turns up a card.",
  "card_placed.i": "You found a place: {lines}.",
  "card_placed.they": "{who} found a place: {lines}.",
  "card_put_back.i": "No place found. Your card goes under your pile.",
  "card_put_back.they": "{who} found no place.",
  "time_stretched.i": "You have more time.",
  "time_stretched.they": "{who} takes more time.",
  time_ran_out: "Time is up.",
  "game_ended.i": "You win with {points} cards laid.",
  "game_ended.they": "{who} wins with {points} cards laid.",
  "game_ended.shared": "Well played: {names} win together.",
} as const;
