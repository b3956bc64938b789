import { expect, it } from "vitest";
import { defaults, questions, type Schema } from "./schema";

const SCHEMA: Schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        length: { enum: ["express", "to_five"], default: "to_five" },
        first: { anyOf: [{ enum: ["random"] }, { type: "integer" }], default: "random" },
        open: { type: "boolean", default: false },
        pace_ms: { type: "integer", default: 3000 },
        rooms: { type: "string", default: "" },
        odd: { type: "object" },
      },
    },
  },
};

it("reads the kinds of question it can put", () => {
  expect(questions(SCHEMA)).toEqual([
    { kind: "choice", name: "length", values: ["express", "to_five"], default: "to_five" },
    { kind: "seat", name: "first", values: ["random"], default: "random" },
    { kind: "switch", name: "open", default: false },
    { kind: "number", name: "pace_ms", values: [], default: 3000 },
    { kind: "text", name: "rooms", default: "" },
  ]);
});

it("knows what holds when nobody chooses", () => {
  expect(defaults(SCHEMA)).toEqual({ length: "to_five", first: "random", open: false, pace_ms: 3000, rooms: "" });
});
