/** The game at a glance. */
export const glance = {
  "want.1": "Hide two of your cards, far enough apart to keep another one between them; everybody does the same.",
  "want.2": "Find the two numbers that the others hide, before they find yours.",
  "want.shows": "Six cards in hand: 7 and 10 are to be hidden, and 8 is kept between them.",
  "want.under": "7 and 10 hidden, 8 kept between them",
  "turn.1": "Ask somebody for a number that you do not have yourself.",
  "turn.2": "Whoever has that card in hand lays it open: between the two hidden ones if its number falls between theirs, above them if not.",
  "turn.3": "A hidden card is not in hand: for it, too, the answer is no.",
  "turn.4": "Once in the game, your joker asks in secret whether a number is one of the two.",
  "turn.5": "When you are sure, announce both in secret: right is a point, wrong puts you out of the round.",
  "turn.shows": "Before a player lie two cards face down, with 8 open between them, and above them 2 and 21.",
  "turn.under": "8 falls between the two, 2 and 21 do not",
  "end.1": "A round is over when somebody has nobody left to find.",
  "end.2": "The first to have 5 points wins; an express game is a single round.",
  "end.shows": "The two hidden cards are turned over: 7 and 10, with 8 between them.",
  "end.under": "7 and 10: found, 1 point",
} as const;
