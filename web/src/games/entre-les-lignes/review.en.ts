/** What looking back finds. */
export const review = {
  "points.one": "{n} point",
  "points.other": "{n} points",
  "right.one": "{n} right vote",
  "right.other": "{n} right votes",
  "saw.one": "{n} other saw through them.",
  "saw.other": "{n} others saw through them.",

  "graph.points": "Points",
  "graph.right": "Right votes so far",

  "said.pair.met": "{who} and {whom} find each other: “{word}”. {points} each.",
  "said.pair.plain": "Everybody sees “{word}”: {who} and {whom} were too plain, and get nothing.",
  "said.pair.one": "{who} finds {whom}, but {whom} looks elsewhere: nothing for the two of “{word}”.",
  "said.pair.none": "{who} and {whom} both have “{word}”, and miss each other.",
  "said.recognised": "{who} recognises “{word}” in {whom}’s drawing.",
  "said.recognised.own": "{who} works it out: {whom} has the same word, “{word}”.",
  "said.saw_through": "{who} sees through {whom} and {other}: {points}.",
  "said.took": "{who} takes {whom}’s drawing for “{word}”: it was “{taken}”.",
  "said.took.own": "{who} votes for a drawing of their own: it was “{taken}”, not “{word}”.",
  "more.one": "A vote for {right} would have brought {points}.",
  "more.both": "A vote for {right} would have brought {points} to {who} and as many to {other}.",
  "more.wins": "Then the game would have gone to {names}.",
  "said.bot.draws": "{who} hints at “{word}” with “{thing}”: idea {nth} of {hints}, where the first is the plainest.",

  "rests.same": "if everything else had gone the same",

  "board.title": "What each drawing was taken for: “{word}”",
  "board.active": "{name}, active: “{word}”",
  "board.drawing": "{letter}, {name}: “{word}”",
  "board.right": "the right one",
  "board.voters": "Votes: {names}",
  "board.none": "No vote",
} as const;
