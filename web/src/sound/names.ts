/** The sounds by name. */

export type SoundName = "turn" | "card" | "coin" | "right" | "wrong" | "end";
