/** The one-minute lesson. */
export const lesson = {
  "hide.text": "These twelve cards are yours; Lou has the other twelve. Hide two, your interval, with at least one of your cards between them: let us take 9 and 14.",
  "hide.nudge": "Tap 9 and 14, then the red button.",
  "ask.text": "On your turn you ask. Does Lou hold the 10?",
  "ask.nudge": "Tap 10 on the board, then “Ask Lou for 10”.",
  "between.text": "Yes, and the 10 goes between: Lou hides one number below 10 and one above. Enough for now.",
  "between.nudge": "Tap “End my turn”.",
  "lou.text": "Now Lou asks you for the 11. You have it, and it lies between your 9 and 14: so it is laid there, for all to see.",
  "lou.nudge": "Tap “Go on”.",
  "no.text": "Your turn again. Try the 8.",
  "no.nudge": "Tap 8, then ask Lou for it.",
  "joker.text": "No: a mark in Lou’s colour goes on the board. But you do not have the 8, so Lou must be hiding it. The other card is above 10. Your joker asks in a whisper: is it the 13?",
  "joker.nudge": "Tap “Joker”, then 13, and play it.",
  "announce.text": "Yes: 8 and 13. Announce them to Lou. Right scores a point; wrong would put you out of the round.",
  "announce.nudge": "Tap “Announce”, then 8 and 13, and say so.",
  "end.text": "Found. The interval is turned over, and the point is yours. Now you know how to play.",
} as const;
