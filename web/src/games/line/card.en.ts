export const card = {
  pitch: "One card each turn: continue the glowing lines, and count every card they run over.",
  "preset.classic": "Classic",
  "preset.classic.text": "Until the piles cannot pay.",
} as const;
