/** What the coach of any game may say. */
export const coach = { "where.none": "Nothing to look for: what is left to do?", "where.other": "Look at what you can do now.", "what.none": "Wait: there is nothing to do yet.", "what.other": "Do what stands first." } as const;
