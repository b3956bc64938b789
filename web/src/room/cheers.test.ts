import { expect, it } from "vitest";
import { ROOM } from "../link/fakes";
import { cheersOf } from "./cheers";

const cheered = [{ drawing: "a", number: 1, hearts: [7, 1], laughs: [] }];

it("names those who are here, knows who I am, and keeps the heart of who has left", () => {
  const { of, give } = cheersOf({ ...ROOM, cheered });
  expect(of("a", "heart")).toEqual([
    { name: "", isYou: false },
    { name: "Ada", isYou: true },
  ]);
  expect([of("a", "laugh"), of("b", "heart"), give]).toEqual([[], [], undefined]);
});
