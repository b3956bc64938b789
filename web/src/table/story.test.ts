import { expect, it } from "vitest";
import type { AnyGameModule } from "../games/game";
import { story } from "./story";

const module = {
  tell: (event: unknown, { name }: { name: (seat: number) => string }) => `${name(1)} ${String(event)}`,
} as unknown as AnyGameModule;

it("names who did it then, whoever has the seat now", () => {
  const told = [
    { seq: 1, event: "asks", names: ["Ada", "Bob"] },
    { seq: 2, event: "answers", names: ["Ada", "Dynamo"] },
    { seq: 3, event: "wins" },
  ];
  const lines = story(module, told, { seat: 0, name: () => "Dynamo" });
  expect(lines.map((it) => it.text)).toEqual(["Bob asks", "Dynamo answers", "Dynamo wins"]);
});
