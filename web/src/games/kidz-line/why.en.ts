export const why = { lay: "I looked for a place where it fits, and this one does.", back: "I looked, and found no place." } as const;
