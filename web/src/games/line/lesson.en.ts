/** LINE in a minute: what the teacher says. */
export const lesson = {
  "card.text": "A card lies on the table, and you hold one. Yours goes beside it, where a line goes on in its own colour.",
  "card.nudge": "Tap the lit place, then “Lay it here for 2 points”.",
  "draw.text": "Blue runs over two cards now: 2 points, and so a point card of 2 is yours. What you need next is a new card to hold.",
  "draw.nudge": "Draw it from the pile of 2s.",
  "lou.text": "Lou’s turn: black goes on over two cards, so Lou has 2 points too.",
  "two.text": "You again. Here your card goes on with two lines at once. Both count, from end to end, with the cards that lay there before.",
  "two.nudge": "Find the place for 5 points, and lay your card.",
  "pay.text": "Blue 3 and yellow 2: 5 points. You take them in one card or two. When two players are level, fewer cards win.",
  "pay.nudge": "Take the 5.",
  "short.text": "Much later. Your lines make 5 points, but only 3s are left: one 3 is all you can take. The piles cannot pay, and so this round is the last.",
  "short.nudge": "Tap “Go on”.",
  "end.text": "54 points for you, 43 for Lou: most points win. Now you know how to play.",
} as const;
