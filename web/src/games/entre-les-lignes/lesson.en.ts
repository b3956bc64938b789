/** Entre les lignes in a minute: what the teacher says. */
export const lesson = {
  "draw.text": "You are the active player, and your word is “umbrella”. One of the three others has it too, and nobody knows who. Do not draw the thing but what goes with it: an allusion.",
  "draw.nudge": "A drop, say; any line will do. Then tap “Hand in”.",
  "vote.text": "All have drawn, each for a word of their own; one of these words is yours. Which drawing makes you think of an umbrella? Whoever made it is your accomplice.",
  "vote.nudge": "Rain goes with an umbrella: tap token B, then “Vote for B”.",
  "reveal.text": "Lou has your word, and you both voted right: a point each for every wrong vote, here Max’s. Zoé found you out, which is worth one more. Rain was a little too clear.",
  "reveal.nudge": "Watch, or tap “Show all”; then “Go on”.",
  "accomplice.text": "Next round. Lou is active and has drawn a nest. Your word was “egg”, and your pan hangs at C. Nest, egg: could Lou have your word? Nobody tells the accomplice.",
  "accomplice.nudge": "Then it is you: vote for your own drawing. Token C, then “Vote for C”.",
  "end.text": "It was you. Neither Max nor Zoé saw what a nest and a pan have in common: two points each for Lou and you. Not too plain, not too far-fetched: now you know how to play.",
} as const;
