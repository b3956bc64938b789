import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Seen } from "../../wire/head-line";
import { tell } from "./tell";

function ended(isSetAside: boolean): Seen {
  const result = { round: 12, number: 4, how: "called_together", callers: [0, 1], is_set_aside: isSetAside };
  return { type: "round_ended", result, number: 3, deadline: null } as unknown as Seen;
}

it("tells when a number is set aside, and nothing else of the end of a round", () => {
  const speaker = { seat: 0, name: () => "Ada" };
  settings.language = "en";
  expect(tell(ended(true), speaker)).toBe("Nobody found it in ten rounds: the 4 is set aside.");
  expect(tell(ended(false), speaker)).toBeNull();
});
