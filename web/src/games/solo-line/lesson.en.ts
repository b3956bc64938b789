/** SOLO-LINE in a minute: what the teacher says. */
export const lesson = {
  "hint.text": "Five cards, and one wish: a single line that runs over all of them. Where to begin? The table can show you a card of a solution.",
  "hint.nudge": "Tap “Show me one card”.",
  "first.text": "So a solution begins, there beside your line. Begin like that.",
  "first.nudge": "Tap the first of your cards, then the place for it.",
  "second.text": "The next card goes where the line goes on in its colour.",
  "second.nudge": "Tap the first of your cards, then the place on the left: yellow goes on there.",
  "stray.text": "Now just try: nothing is decided before the last card.",
  "stray.nudge": "Tap the first of your cards, then the place on the far left.",
  "back.text": "Better elsewhere? You may take back any card, as often as you like.",
  "back.nudge": "Tap that card where it lies, then the arrow that goes back.",
  "black.text": "Yellow comes out at the top of the card on the left, and meets black. That is good: black is the joker and goes with every colour.",
  "black.nudge": "Tap the first of your cards, then the place above the card on the left.",
  "join.text": "Two more. The line comes out of the black on the right.",
  "join.nudge": "Tap the first of your cards, then the place to the right of the last one.",
  "end.text": "All five in one line: solved. A real puzzle has as many cards as you like, from five to twenty. Now you know how to play.",
} as const;
