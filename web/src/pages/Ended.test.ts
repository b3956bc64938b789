import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import Ended from "./Ended.svelte";

it.each([
  ["left", 1],
  ["removed", 0],
] as const)("has a way back to the table for who has %s (%i)", async (why, ways) => {
  settings.language = "en";
  let came = 0;
  const page = mount(Ended, { target: document.body, props: { why, code: "BCDF", onback: () => (came += 1) } });
  flushSync();
  const back = [...document.querySelectorAll<HTMLElement>("main button")].filter((it) =>
    it.textContent.includes("Go back to table BCDF"),
  );
  back[0]?.click();
  expect([back.length, came]).toEqual([ways, ways]);
  await unmount(page);
});
