/** HEAD-LINE in a minute: what the teacher says. */
export const lesson = {
  "look.text": "The 3 is to be won: it asks for a line of three cards, in one colour. Cards are turned up one by one.",
  "look.nudge": "Just look, and tap “Go on”.",
  "more.text": "Nobody touches them. Join them in your head: a card may lie anywhere, either way up, as long as the colours meet.",
  "more.nudge": "Tap “Go on”.",
  "find.text": "There it is: red runs straight down the left of the first card and of the last, and comes out at the bottom left of the third. Whoever sees it first calls.",
  "find.nudge": "Tap “LINE!”.",
  "mark.text": "You called first. Now the clock runs, but not in a lesson.",
  "mark.nudge": "Tap those three cards: the first, the third and the last. Then “These are my cards”.",
  "join.text": "Show your line: join the three, red to red.",
  "join.nudge": "Tap the first of your cards, then the place where red goes on.",
  "end.text": "Right: the 3 is yours, and 3 points with it. A wrong call would cost you a number you have won. Now you know how to play.",
} as const;
