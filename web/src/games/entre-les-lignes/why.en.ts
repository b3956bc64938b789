export const why = { draw: "I drew something that my word makes me think of.", vote: "I went by what I saw in the drawings." } as const;
