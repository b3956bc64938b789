import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { parse } from "../../build/markdown";
import { rulesOf } from "./rules";
import RulesText from "./RulesText.svelte";

it.each(["between", "line", "long-line", "kidz-line", "solo-line", "head-line"])("finds the rules of %s in both languages", async (game) => {
  const [first] = (await rulesOf(game, "en")?.()) ?? [];
  expect(first).toMatchObject({ kind: "heading", level: 1 });
  expect((await rulesOf(game, "fr")?.())?.[0]).toEqual(first);
});

it("has no rules for a game that nobody knows", () => {
  expect(rulesOf("chess", "en")).toBeNull();
});

it("draws laid cards, and tells in words what they show", async () => {
  const blocks = parse("![Two cards.](cards:39@0,0,0,B;24@-1,0,0,B)");
  const page = mount(RulesText, { target: document.body, props: { blocks, rule: "" } });
  const drawn = await vi.waitFor(() => {
    const found = document.querySelector('figure svg[role="img"]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(drawn?.getAttribute("aria-label")).toBe("Two cards.");
  expect(drawn?.querySelectorAll(".card").length).toBe(2);
  expect(drawn?.querySelectorAll(".tube.isLit.B").length).toBe(2);
  expect(drawn?.querySelectorAll(".tube.isLit").length).toBe(2);
  await unmount(page);
});
