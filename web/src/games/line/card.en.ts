export const card = {
  pitch: "One card each turn: continue the glowing lines, and count every card they run over.",
  "preset.classic.text": "Until the piles cannot pay.",
  "option.help": "What the table shows",
  "option.help.none": "nothing: find the spots yourselves",
  "option.help.fits": "where a card fits",
  "option.help.points": "where it fits, and the points",
  "option.first.ask": "Who begins? In the book, the oldest of you",
  "level.novice.text": "Tries a few spots and keeps the best.",
  "level.regular.text": "Finds the spot with the most points each turn.",
  "level.expert.text": "Also thinks of what it leaves to you.",
} as const;
