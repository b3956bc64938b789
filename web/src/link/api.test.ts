/** What is asked over plain HTTP, as it leaves the browser. */
import { afterEach, expect, it, vi } from "vitest";
import { bringLog, logReview, logStep, review, speakFor } from "./api";

const asked = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();

function answering(status: number, body: unknown): void {
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", asked);
}

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

it("sends a file as it is", async () => {
  const file = new Blob(["\ufeff{}\r\n"]);
  answering(200, { code: "not_a_log", line: 1 });
  expect(await bringLog(file)).toMatchObject({ code: "not_a_log" });
  const [address, how] = asked.mock.calls[0] ?? [];
  expect([address, how?.method, how?.body]).toEqual(["/api/logs", "POST", file]);
  expect(how?.headers).toMatchObject({ "content-type": "application/jsonl" });
});

it("is told how far a review is, then what was found", async () => {
  answering(202, { done: 3, of: 9 });
  speakFor(null);
  expect(await review("BCDF", 2)).toEqual({ done: 3, of: 9 });
  expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/BCDF/games/2/review");
  answering(200, { game: "line", steps: 9, curves: [], remarks: [] });
  expect(await logReview("a/b")).toMatchObject({ steps: 9 });
  expect(asked.mock.calls[1]?.[0]).toBe("/api/logs/a%2Fb/review");
});

it("says with a code that a log is gone", async () => {
  answering(404, { code: "log_gone", rule: null });
  await expect(logStep("abc", 7)).rejects.toMatchObject({ code: "log_gone", status: 404 });
  expect(asked.mock.calls[0]?.[0]).toBe("/api/logs/abc/steps/7");
});
