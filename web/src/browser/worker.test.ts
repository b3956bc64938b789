import { afterEach, expect, it, vi } from "vitest";
import { registerWorker } from "./worker";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leaves the line to what is on the screen before it fetches all there is", async () => {
  vi.useFakeTimers();
  const register = vi.fn(() => Promise.reject(new Error("refused")));
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  registerWorker();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledOnce();
});

it("does without where there is none", () => {
  vi.stubGlobal("navigator", {});
  expect(registerWorker).not.toThrow();
});
