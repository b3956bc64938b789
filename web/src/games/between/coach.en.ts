/** What the coach of Between says. */
export const coach = {
  "choose.one": "{n} pair will do. 1 point for whoever finds yours.",
  "choose.other": "{n} pairs will do. 1 point for whoever finds yours.",
  chosen: "Your {low} and {high}: 1 point for whoever finds both.",
  "hidden.one": "{n} hidden interval, 1 point; a mistake puts you out.",
  "hidden.other": "{n} hidden intervals, 1 point each; a mistake puts you out.",
  last: "One more interval, and you have the 5 points that win.",
  "out.one": "Out until the round ends: your {n} point stays yours.",
  "out.other": "Out until the round ends: your {n} points stay yours.",

  "where.choose_interval": "Look for two cards with few of yours between them.",
  "where.choose_interval.some": "One of your two is the {low}.",
  "where.ask.some": "Look at {name}: a question there tells most.",
  "where.play_joker.some": "Look at {name}: your joker is worth it there.",
  "where.announce.some": "Look at {name}: you may know enough.",
  "what.choose_interval": "Hide {low} and {high}.",
  "what.ask": "Ask {name} for the {n}.",
  "what.play_joker": "Play your joker: is {name} hiding the {n}?",
  "what.announce": "Announce {low} and {high} to {name}.",
  "what.end_turn": "End your turn: there is too little to go on.",
  "what.concede": "Show your interval: it would be found anyway.",
} as const;
