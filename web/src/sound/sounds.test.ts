/** Sounds come back after whatever silenced them. */
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(["suspended", "interrupted"])("wakes a player that is %s, as after a call on an iPhone", async (state) => {
  const resume = vi.fn(() => Promise.resolve());
  vi.stubGlobal(
    "AudioContext",
    class {
      state = state;
      resume = resume;
    },
  );
  vi.resetModules();
  const { wakeSounds } = await vi.importActual<typeof import("./sounds")>("./sounds");
  wakeSounds();
  expect(resume).toHaveBeenCalledOnce();
});
