/** WORDZ in a minute: what the teacher says. */
export const lesson = {
  "hide.text": "Each of you makes a word of some of your twelve letters, and lays it face down.",
  "hide.nudge": "Tap T, I, G, E, R, then “Lay TIGER”.",
  "look.text": "Everybody sees how long a word is, and by the backs of its cards which letters are vowels: the yellow ones. Lou begins, and turns up your I.",
  "lou.text": "Lou pays a token and proposes RIVER: wrong. Your word stays, and the token is yours.",
  "turn.text": "Now you. On every turn you turn up one card of somebody else’s word. Lou’s has four vowels, and only one consonant, in blue.",
  "turn.nudge": "Tap the blue card, then “Turn Lou’s card 1”.",
  "propose.text": "A Q before four vowels: just one English word looks like that. You may propose a word once a turn, and it costs one of your tokens.",
  "propose.nudge": "Tap “Propose a word”, spell QUEUE and propose it.",
  "found.text": "Right. The four cards that were still face down are yours, a point each; the Q was up, so Lou has that one. The sooner you read a word, the more it brings.",
  "end.text": "Lou turned up your G and read TIGER: 3 points for Lou, 2 for you. Had it come to light card by card, all five would be yours. Three rounds, and most points win. Now you know how to play.",
} as const;
