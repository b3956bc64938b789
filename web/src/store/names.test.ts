import { expect, it } from "vitest";
import { asGoodAs, friendlyName } from "./names";

it("has others for a name that nobody chose, and none for one that somebody did", () => {
  expect(asGoodAs("Clove", () => 0)).not.toContain("Clove");
  expect(asGoodAs("Clove", () => 0.5)).toHaveLength(11);
  expect(asGoodAs(friendlyName("fr"))).toHaveLength(11);
  expect(asGoodAs("Zoé")).toEqual([]);
});
