export const why = {
  "novice.hide": "An everyday word came to my mind.",
  "regular.hide": "Of a few common words, I took one that many others look like.",
  "strong.hide": "Of a few words that people know, I took the one that seems hardest to find.",
  "scholar.hide": "The dictionary is full of little words. I love them all.",
  "novice.turn": "Any card will do for me.",
  turn: "This card tells me most, if I know a word that fits at all.",
  "novice.propose": "Few words came to my mind, and I tried one of them.",
  "regular.propose": "It is one of the few words I know that fit.",
  "strong.propose": "It is the likeliest of the words that I know.",
  "scholar.propose": "It is the likeliest of all words in the dictionary.",
  "novice.judge": "I believe what others lay.",
  judge: "I go by the dictionary.",
} as const;
