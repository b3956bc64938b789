/** Drawings that came in a file lie in the folder, and nothing else that a file may hold. */
import { afterEach, expect, it, vi } from "vitest";
import { lay, look } from "./folder";

afterEach(() => vi.unstubAllGlobals());

it("shows a drawing of a file without asking for it", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  lay("", new Map([["one", '{"strokes":[[1,2,[5,6,128]]]}']]));
  expect(await look("", "one")).toEqual({ strokes: [[1, 2, [5, 6, 128]]] });
  expect(asked).not.toHaveBeenCalled();
});

it.each(["", "[]", '{"strokes":5}', '{"strokes":[[1,2,[5,6]]]}'])("does not believe %j to be one", async (text) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"no_such_drawing"}', { status: 404 })));
  lay("", new Map([["two", text]]));
  await expect(look("", "two")).rejects.toMatchObject({ code: "no_such_drawing" });
});
