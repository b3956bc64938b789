import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { t } from "../i18n";
import { settings } from "../store/settings.svelte";
import { botAt, MACHINES } from "./machines";
import Token from "./Token.svelte";

const names = /^BOTS = \(\n([^)]+)\)/m.exec(readFileSync("../src/tablee/tables/room/names.py", "utf8"))?.[1];

it("has a machine for each name that the server gives to bots, in the same order", () => {
  expect(MACHINES.map((it) => it.key)).toEqual([...(names?.matchAll(/"(\w+)"/g) ?? [])].map((it) => it[1]));
});

it("draws no two alike, colours apart", () => {
  const shapes = MACHINES.map((it) => it.shapes.map(([fill, d]) => `${fill === "tint" ? "pale" : fill} ${d}`).join());
  const outlines = MACHINES.map((it) => it.shapes.filter(([fill]) => fill === "tint").join());
  expect([new Set(shapes).size, new Set(outlines).size]).toEqual([16, 16]);
});

it("shows the machine of a seat on a plate, and goes round where there are more seats", async () => {
  const drawn = (): string => document.querySelector(".plate svg")?.innerHTML.replace(/<!--.*?-->/g, "") ?? "";
  const shown = new Map<number, string>();
  for (const seat of [0, 1, 16]) {
    const token = mount(Token, { target: document.body, props: { of: botAt(seat) } });
    flushSync();
    shown.set(seat, drawn());
    await unmount(token);
  }
  expect(shown.get(0)).toContain("<path");
  expect(shown.get(0)).not.toBe(shown.get(1));
  expect(shown.get(16)).toBe(shown.get(0));
});

it.each(["fr", "en"] as const)("says of each its manner, and of no two the same (%s)", (language) => {
  settings.language = language;
  const lines = MACHINES.map(({ key }) => t.find(`bot.${key}`) ?? "");
  expect(new Set(lines).size).toBe(16);
  for (const line of lines) expect(line).toMatch(/^.{10,28}\.$/);
});
