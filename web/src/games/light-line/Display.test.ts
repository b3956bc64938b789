import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import Display from "./Display.svelte";

it("tells where it is on the page while it is there, so that nothing is dropped on a display that was put away", async () => {
  const camera = new Camera();
  const page = mount(Display, { target: document.body, props: { laid: [], title: "", camera } });
  flushSync();
  expect(camera.place).not.toBeNull();
  await unmount(page);
  expect(camera.place).toBeNull();
  expect(camera.cellAtPage(10, 10)).toBeNull();
});
