/** The game at a glance. */
export const glance = {
  "want.1": "Coloured lines run from card to card over a display that everybody shares.",
  "want.2": "Make them go on: each segment of a line that you continue is a point.",
  "want.shows": "Two cards side by side, with a blue line that runs over both.",
  "turn.1": "Lay your card edge to edge with the others, as it is or turned by half.",
  "turn.2": "One line has to go on in its own colour; whatever else meets may clash.",
  "turn.3": "If several go on, each counts in full, from end to end, up to 10 points in all.",
  "turn.4": "Take your points from the piles: one card, or two whose numbers add up to them.",
  "turn.5": "Then draw your next card from any pile.",
  "turn.6": "A card that fits nowhere goes back under its pile, and you draw another one at once.",
  "turn.shows": "Four cards in a square. The one that was laid last continues a green line over three cards and a red one over two: 5 points, taken as a 2 and a 3.",
  "turn.under": "green 3 + red 2 = 5 points",
  "end.1": "Once somebody’s points cannot be taken exactly any more, the round is played to its end.",
  "end.2": "Most points win.",
  "end.shows": "Four piles of number cards. There are no 2s and no 5s left.",
  "end.under": "3 points: a 3 is left; 5 points: nothing makes 5 any more",
} as const;
