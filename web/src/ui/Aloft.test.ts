/** What lies over the page comes and goes without touching its neighbours. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Shout from "./Shout.svelte";

it("lies in the page's body while it is there, and is gone with whoever laid it", () => {
  const target = document.body.appendChild(document.createElement("main"));
  const after = target.appendChild(document.createElement("p"));
  const shout = mount(Shout, { target, anchor: after, props: { text: "LINE 7!", by: "Ada" } });
  flushSync();
  const found = document.querySelector("[data-moment=shout]");
  expect([found?.closest("main"), found?.textContent.replace(/\s+/g, " ").trim()]).toEqual([null, "LINE 7! Ada"]);
  void unmount(shout);
  expect([document.querySelector("[data-moment]"), target.contains(after)]).toEqual([null, true]);
  target.remove();
});
