import { afterEach, expect, it, vi } from "vitest";
import { inviteHost, inviteLink, shareFile } from "../browser/share";

afterEach(() => vi.unstubAllGlobals());

it("invites by the address that the table gives, else by its own", () => {
  expect(inviteLink("BCDF", "secret", "")).toBe(`${location.origin}/t/BCDF#secret`);
  expect(inviteHost("")).toBe(location.host);
  expect(inviteLink("BCDF", "secret", "http://192.168.1.20:8000")).toBe("http://192.168.1.20:8000/t/BCDF#secret");
  expect(inviteHost("http://192.168.1.20:8000")).toBe("192.168.1.20:8000");
});

const PICTURE = new File(["x"], "x.png", { type: "image/png" });
const thinksBetter = Object.assign(new Error(), { name: "AbortError" });

it.each([
  ["hands a file on where the device takes it", true, () => Promise.resolve(), true],
  ["lets it be where the device takes no such file", false, () => Promise.resolve(), false],
  ["keeps it otherwise where it may not be handed on", true, () => Promise.reject(new Error()), false],
  ["wants no file of who thinks better of it", true, () => Promise.reject(thinksBetter), true],
])("%s", async (_, takes, share, done) => {
  vi.stubGlobal("navigator", { canShare: () => takes, share });
  expect(await shareFile(PICTURE)).toBe(done);
});
