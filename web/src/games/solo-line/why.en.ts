export const why = { lay: "I follow a line that I have in mind.", hint: "I saw no line, or was glad of a little help.", stop: "I saw no line, or lost heart." } as const;
