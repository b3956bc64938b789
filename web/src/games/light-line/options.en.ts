export const options = {
  patterns: "Patterns and letters on the lines",
  "option.first": "Who begins",
  "option.first.random": "drawn by lot",
  "option.pace": "Clock",
  "option.pace.off": "none",
  "option.pace.relaxed": "relaxed",
  "option.pace.normal": "normal",
  "option.pace.fast": "fast",
  "option.pace.when_most_are_done": "when most are done",
} as const;
