/** The game at a glance. */
export const glance = {
  "want.1": "Cards are turned up one by one, and all of you search them at the same time.",
  "want.2": "Be the first to see a line of one colour, over as many cards as the number on the pile says.",
  "want.shows": "The number 4, and six open cards side by side.",
  "want.under": "four of these six make a line",
  "turn.1": "Join the cards in your head only, edge to edge, upright or turned by half: nobody touches them.",
  "turn.2": "When you have found a line, call “LINE!”.",
  "turn.3": "Then show it at once: mark its cards and join them, for there is little time.",
  "turn.4": "If it is right, you win the number, and it is worth its points.",
  "turn.5": "If it is wrong, you lose one of the numbers that you have won.",
  "turn.6": "If two call at the same moment, the round begins again with new cards.",
  "turn.shows": "Four of the cards are joined, with a blue line that runs over all of them.",
  "end.1": "After each call, all open cards are put away, and the next round is for the number that is then on top.",
  "end.2": "When the pile of nine numbers is gone, the highest sum wins.",
  "end.shows": "Two players with the numbers they have won: 4 and 5, which is 9, and 3 and 3, which is 6.",
} as const;
