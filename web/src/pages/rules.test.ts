import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { parse } from "../../build/markdown";
import { settings } from "../store/settings.svelte";
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

it.each([true, false])("says what the letter after an id means (beside a table: %s)", async (isPlain) => {
  settings.language = "en";
  const blocks = parse('1. **XX-01** E One card each. <a id="xx-01"></a>');
  const page = mount(RulesText, { target: document.body, props: { blocks, rule: "", isPlain } });
  const mark = document.querySelector(".mark");
  expect(mark?.getAttribute("title")).toBe("the table sees to it");
  expect(mark?.querySelector("[aria-hidden]")?.textContent).toBe("E");
  expect(mark?.querySelector(".unseen")?.textContent).toContain("the table sees to it");
  await unmount(page);
});
