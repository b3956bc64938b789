/** Above the three parts of a game at a glance. */
export const glance = { want: "What you want", turn: "What you do", end: "How it ends" } as const;
