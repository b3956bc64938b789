/** The game at a glance. */
export const glance = {
  "want.1": "You are dealt ten cards, or any number of them from 5 to 20.",
  "want.2": "Join them all in one single line.",
  "want.shows": "Ten cards, not joined yet.",
  "turn.1": "Lay them edge to edge, as they are or turned by half.",
  "turn.2": "The line has one colour, and runs over every card.",
  "turn.3": "Black is the joker: it stands for the colour that the line needs.",
  "turn.4": "Lay, turn, move and take back as often as you like, for there is no clock.",
  "turn.5": "If you are stuck, a hint shows where the next card goes.",
  "turn.shows": "Three of the cards are joined: black, red, red are one red line.",
  "turn.under": "black, red, red: one red line",
  "end.1": "You have won as soon as one line runs over all your cards.",
  "end.2": "If you give up, the table shows you how it goes.",
  "end.shows": "All ten cards are joined. One line, red and black, runs over them from end to end.",
} as const;
