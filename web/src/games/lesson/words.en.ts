/** What every lesson says alike. */
export const lesson = { cards: "Your cards", step: "Step {n} of {all}", skip: "Leave the lesson", on: "Go on", play: "Start playing", back: "On to the table", not_yet: "Not that one, for now." } as const;
