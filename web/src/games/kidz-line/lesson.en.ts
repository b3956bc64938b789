/** KIDZ-LINE in a minute: what the teacher says. */
export const lesson = {
  "pile.text": "Your six cards are in a pile. You do not know them yet.",
  "pile.nudge": "Tap your pile: it turns up a card.",
  "place.text": "Look at the colours along the edge. Your card goes where a line goes on in the same colour. Try it anywhere: trying is free.",
  "place.nudge": "Tap to the right of the card: blue goes on there. Then “Lay it here”.",
  "lou.text": "Well found. Lou has laid a card, too, on the left. Now it is your turn again.",
  "lou.nudge": "Tap your pile.",
  "turn.text": "Hmm, this one goes nowhere as it is. You can turn it upside down.",
  "turn.nudge": "Tap the round arrow, then the place below the card on the left. Then “Lay it here”.",
  "back.text": "Lou’s card goes nowhere, whichever way round. It goes back under Lou’s pile, and that is all right.",
  "back.nudge": "Tap “Go on”.",
  "end.text": "Everybody has had six turns. You have laid 6 cards and Lou 5: you win. When it is as many, you win together. Now you know how to play.",
} as const;
