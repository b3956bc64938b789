export const card = {
  pitch: "One card each turn: continue the glowing lines, and count every card they run over.",
  "preset.classic.text": "Until the piles cannot pay.",
  "option.help": "What the table shows",
  "option.help.none": "nothing: find the spots yourselves",
  "option.help.fits": "where a card fits",
  "option.help.points": "where it fits, and the points",
  "option.first.ask": "Who begins? In the book, the oldest of you",
} as const;
