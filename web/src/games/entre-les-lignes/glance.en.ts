/** The game at a glance. */
export const glance = {
  "want.1": "The active player and one of the others, the accomplice, have the same word, and nobody knows who that is.",
  "want.2": "Find the two drawings that belong together.",
  "want.shows": "Two drawings, a drop that falls on water and a cloud with rain: both hint at an umbrella.",
  "want.word": "umbrella",
  "turn.1": "All draw at the same time, each a hint at their own word, without letters or digits.",
  "turn.2": "Draw so that somebody who has your word understands you, and nobody else does.",
  "turn.3": "Then all drawings are shown: the active player’s by itself, the others beside their letters.",
  "turn.4": "Choose in secret the letter of the one that hints at the same word.",
  "turn.shows": "The active player’s drop by itself; beside A a mouse, beside B a rain cloud, beside C a keyhole. B is chosen.",
  "end.1": "If both of the two voted right, each gets a point for every wrong vote; if not, neither gets any.",
  "end.2": "Anybody else who voted right gets a point for every wrong vote, and one more.",
  "end.3": "If everybody was right, the two get nothing, so do not draw too plainly.",
  "end.4": "Everybody is active in turn, and after the last round most points win.",
  "end.shows": "Six votes: three for B, which are right, two for A and one for C, which are wrong.",
  "end.under": "three wrong votes: 3 points for each of the two, 4 for the third who was right",
} as const;
