/** What one reads at a table of SOLO-LINE. */
export const table = {
  "table.title": "The puzzle",
  "bench.title": "Your line",
  laid: "{n} of {of} laid",
  "moves.one": "{n} move",
  "moves.other": "{n} moves",
  day: "{day}",
  hints: "A solution begins like this",
  solution: "One solution",
  "hints.display": "The solution, as far as it is shown",
  "feat.time": "Time",
  "feat.hints": "Hints",
  "feat.best": "Best time",
  "feat.streak": "In a row without a hint",
  "feat.best.cards": "Best time, {n} cards",
  "feat.best.expert": "Best time, {n} cards, expert",
  "do.hint": "Show me one card",
  "do.give_up": "Give up",
  "give_up.ask": "Give up and see the solution?",
  "give_up.ask.unproven": "Give up? The table will look for a solution.",
  "do.give_up.yes": "Yes, show it",
  "do.give_up.no": "No, I’ll go on",
} as const;

export const moment = { ready: "The cards are being shuffled.", over: "The puzzle is over.", build: "Join all your cards in one line. Black goes with every colour.", "build.expert": "Join all your cards in one line of one colour.", "build.watch": "A puzzle is being solved." } as const;

export const story = {
  hand_dealt: "{n} cards to join in one line.",
  hint_given: "One more card of a solution is shown.",
  line_joined: "All cards are joined: {colour}.",
  given_up: "The solution is shown.",
  "given_up.none": "Given up.",
  "game_ended.i": "Solved: {points} cards in one line.",
  "game_ended.they": "{who} solved it: {points} cards in one line.",
  "game_ended.nobody": "Not this time. Another puzzle?",
  "hinted.one": "With {n} hint.",
  "hinted.other": "With {n} hints.",
  hopeless: "These cards have no solution: nobody could have joined them.",
  not_found: "The table found no solution either.",
} as const;
