/** The game at a glance. */
export const glance = {
  "want.1": "Lay as many of your cards as you can.",
  "want.shows": "Four cards in a square, with lines that run from one to the next.",
  "turn.1": "Turn up the top card of your pile.",
  "turn.2": "Look for a place beside a card on the table, where a line goes on in its own colour.",
  "turn.3": "One line is enough.",
  "turn.4": "You may turn your card upside down.",
  "turn.5": "If you find no place, it goes under your pile.",
  "turn.6": "Then it is your neighbour’s turn.",
  "turn.shows": "A pile of cards, a card that was turned up, and its place, where the blue line goes on.",
  "end.1": "After six rounds the game is over.",
  "end.2": "Whoever has laid the most cards wins, alone or together with others.",
  "end.3": "How long the lines are does not matter.",
  "end.shows": "Three children: two have laid six cards each and win together, one has laid five.",
} as const;
