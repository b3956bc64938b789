/** What all games may agree on in the same words. */
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
  "preset.classic": "Classic",
  "option.language": "Language of the words",
  "option.language.fr": "French",
  "option.language.en": "English",
  "option.pack": "Word cards",
  "option.pack.tablee": "ours",
  "option.pack.hint": "Leave it empty for ours, or write the name of a pack that was added to this server.",
} as const;
