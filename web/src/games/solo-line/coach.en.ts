/** What the coach of SOLO-LINE says. */
export const coach = {
  "left.one": "{laid} of {all} cards lie; {n} is left for one single line.",
  "left.other": "{laid} of {all} cards lie; {n} are left for one single line.",
  "left.helped.one": "{laid} of {all} cards lie, {hints} as hinted; {n} is left.",
  "left.helped.other": "{laid} of {all} cards lie, {hints} as hinted; {n} are left.",
  all: "All your cards lie: now one line has to run through every one.",
} as const;
