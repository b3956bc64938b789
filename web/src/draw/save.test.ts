import { expect, it } from "vitest";
import { svgOf } from "./save";
import type { Drawing } from "./strokes";

const DRAWING: Drawing = {
  strokes: [
    [1, 1, [0, 0, 128, 900, 50, 128]],
    [0, 2, [400, 400, 128]],
  ],
};

function parsed(text: string): Element {
  const page = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(page.querySelector("parsererror")).toBeNull();
  return page.documentElement;
}

it("writes a picture of its own: paper, then every stroke", () => {
  const svg = parsed(svgOf(DRAWING, "Lune"));
  expect(svg.querySelectorAll("path")).toHaveLength(2);
  expect(svg.querySelector("title")?.textContent).toBe("Lune");
});

it("has no size of its own, so that all of it is seen in any window", () => {
  const svg = parsed(svgOf(DRAWING));
  expect([svg.getAttribute("width"), svg.getAttribute("height")]).toEqual([null, null]);
  expect(svg.getAttribute("viewBox")).toBe("0 0 4096 4096");
});

it("lets no title break out of its place", () => {
  const text = svgOf(DRAWING, '</title><script>alert("x")</script> & \u0007');
  expect(text).not.toContain("<script");
  expect(text).not.toContain("\u0007");
});

it("asks nothing of anybody: no script, style or address", () => {
  expect(svgOf(DRAWING).replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /http|<style|style=|<script|href/,
  );
});
