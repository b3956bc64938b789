export const why = {
  hide: "Any interval will do for me.",
  "expert.hide": "I like intervals that are hard to find, but not always the same ones.",
  "novice.ask": "A few questions came to my mind, and this was the best of them.",
  "regular.ask": "I ask what shortens my list most, on average.",
  "expert.ask": "I weigh what I learn against what all of you learn.",
  "novice.joker": "Now and then I like to whisper.",
  "regular.joker": "I keep it until few intervals are left.",
  "expert.joker": "I use it where it helps me more than you.",
  "novice.announce": "I announce when few are left, and sometimes a little early.",
  "regular.announce": "I announce as soon as there is hardly a doubt left, or nothing to ask.",
  "expert.announce": "To announce seemed better to me than to wait.",
} as const;
