/** LONG-LINE in a minute: what the teacher says. */
export const lesson = {
  "ready.text": "Eight cards lie face down before each of you. When all are ready, all turn them up at once, and the race is on.",
  "ready.nudge": "Tap “I am ready”.",
  "first.text": "Build one line of one colour, as long as you can. The red line of the first card is a good beginning.",
  "first.nudge": "Tap the first of your cards, then the place for it.",
  "grow.text": "A card goes where red meets red. Lou and Max are building, too: theirs are the small cards.",
  "grow.nudge": "Tap the first of your cards, then the place where red goes on.",
  "lou.text": "Lou calls LINE 4, and has 4 points. Nobody else can have 4 now. The round ends when all but one have called: with the next call.",
  "lou.nudge": "Tap “Go on”.",
  "past.text": "Go past 4: red runs over three of your cards, and two more fit.",
  "past.nudge": "Tap the first of your cards, then the place where red goes on.",
  "call.text": "Five cards in one red line. Be quick: call it before Max does.",
  "call.nudge": "Tap “LINE 5!”.",
  "end.text": "You score 5 and Lou 4. Max had not called, and never gets more than one less than the lowest call. After six rounds, most points win. Now you know how to play.",
} as const;
