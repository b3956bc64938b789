/** What the coach of Entre les lignes says. */
export const coach = {
  "draw.one": "Seen through by your accomplice alone: {n} point. By all: none.",
  "draw.other": "Seen through by your accomplice alone: {n} points. By all: none.",
  "vote.active.one": "{n} point if your accomplice finds you too, and nobody else does.",
  "vote.active.other": "Up to {n} points: one for every wrong vote, if your accomplice finds you too.",
  vote: "A point for every wrong vote; 1 more if you are not the accomplice.",
  hand: "I cannot draw for you: hint at the word, not at the thing itself.",

  "where.cast_vote": "Look for what hints at the same as {name}’s drawing.",
  "where.judge": "Look at the lines: is there a letter or a digit?",
  "what.cast_vote": "Vote for {letter}.",
  "what.judge.uphold": "Say that there are letters or digits.",
  "what.judge.dismiss": "Say that there are none.",
  "what.judge.unsure": "Say that you are unsure.",
  "what.go_on": "Go on: the result is told.",
  "what.recount": "Agree to count the rounds again.",
  "what.none": "Your vote is cast: wait for the others.",
} as const;
