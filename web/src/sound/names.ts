/** The sounds by name. */

export const SOUNDS = [
  // Every game's.
  "turn",
  "card",
  "coin",
  "right",
  "wrong",
  "end",
  // LIGHT-LINE: a tube lights up; somebody calls.
  "tube",
  "shout",
  // Between: the answer; a whisper.
  "slide",
  "hush",
  // WORDZ: a letter is spelled; a card is turned over.
  "letter",
  "flip",
  // Trapwords: a trap is lit, it springs; a door, a step, the monster.
  "fuse",
  "snap",
  "door",
  "step",
  "roar",
  // Entre les lignes; and what everybody likes to hear.
  "pencil",
  "curtain",
  "cheer",
] as const;

export type SoundName = (typeof SOUNDS)[number];
