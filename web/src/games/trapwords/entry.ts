/** A line written in haste: the keyboard neither corrects nor completes it. */
export const ENTRY = {
  class: "entry large",
  autocomplete: "off",
  autocapitalize: "none",
  spellcheck: "false",
  dir: "auto",
} as const;
