/**
 * Paper and seven inks.  They lie on a paper that is light in both themes, so they are the same in both; searched for, so
 * that any two differ for every kind of colour vision, and each can be seen on the paper.
 */

export const PAPER = "#FFFDF8";

/** By index, as a stroke has it. */
export const INKS = [
  { name: "paper", ink: PAPER },
  { name: "black", ink: "#1E1A17" },
  { name: "red", ink: "#AA1819" },
  { name: "blue", ink: "#0F3BDD" },
  { name: "green", ink: "#299D63" },
  { name: "ochre", ink: "#C28703" },
  { name: "violet", ink: "#61136D" },
  { name: "pink", ink: "#E54DBA" },
] as const;

export type InkName = (typeof INKS)[number]["name"];

/** What a pot of ink has drawn on it beside its colour, on a field of 24 by 24. */
export const MARKS: Readonly<Record<InkName, readonly string[]>> = {
  paper: [],
  black: ["M12 11.9h.1"],
  red: ["M6 7l12 .1", "M6 12.1l12-.1", "M6 17l12 .1"],
  blue: ["M4.5 10c2.4-3 4.8-3 7.3 0s5 3 7.6-.1", "M4.6 15.4c2.4-3 4.8-3 7.3 0s5 3 7.5-.1"],
  green: ["M7 18.2c-.6-7 3-11.2 10.5-12 .3 7.4-3.2 11.7-10.5 12Z", "M7 18.2l6-7"],
  ochre: ["M12 7.8c2.5 0 4.3 1.7 4.2 4.2 0 2.4-1.8 4.2-4.3 4.2-2.4 0-4.2-1.8-4.1-4.3 0-2.4 1.8-4.1 4.2-4.1Z"],
  violet: ["M6.5 6.5l11 11", "M17.4 6.4 6.5 17.6"],
  pink: ["M8.5 8.5h.1", "M15.5 8.4h.1", "M8.4 15.5h.1", "M15.6 15.5h.1"],
};

export function inkOf(colour: number): string {
  return INKS[colour]?.ink ?? INKS[1].ink;
}
