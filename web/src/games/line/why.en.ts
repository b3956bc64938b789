export const why = {
  "novice.lay": "It is the best of a few spots that I tried.",
  "regular.lay": "No other spot brings me more points this turn.",
  "expert.lay": "From here I win most often, as far as I can foresee.",
  "novice.draw": "Any pile will do for me.",
  "regular.draw": "I draw from the highest pile: the others run out sooner.",
  "expert.draw": "I weigh what may lie there, and what its leaving changes for you.",
  "novice.take": "I take my points as they come.",
  "regular.take": "I take few cards: with equal points, fewer cards win.",
  "expert.take": "I take my points so that I win most often.",
} as const;
