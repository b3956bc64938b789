import { expect, it } from "vitest";
import { initialsOf } from "./initials";

it("tells bots apart by two letters where one is not enough", () => {
  const names = ["Basilic", "Bourrache", "Cerfeuil", "Chloé"];
  const people = names.map((name, seat) => ({ seat, name, token: null, isYou: false, isHere: true, isBot: seat < 3 }));
  expect(people.slice(0, 3).map((it) => initialsOf(it, people))).toEqual(["Ba", "Bo", "C"]);
});
