import { expect, it } from "vitest";
import { movingGallerySvg, svgOf } from "./save";
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
  expect(svg.getAttribute("viewBox")).toBe("0 0 4096 4096");
  expect(svg.querySelectorAll("path")).toHaveLength(2);
  expect(svg.querySelector("title")?.textContent).toBe("Lune");
});

it("has no size of its own, so that all of it is seen in any window", () => {
  for (const text of [svgOf(DRAWING), movingGallerySvg([{ title: "A", drawing: DRAWING }])]) {
    const svg = parsed(text);
    expect([svg.getAttribute("width"), svg.getAttribute("height")]).toEqual([null, null]);
    expect(svg.getAttribute("viewBox")).toMatch(/^0 0 \d+ \d+$/);
  }
});

it("lets no title break out of its place", () => {
  const title = '</title><script>alert("x")</script> & \u0007';
  for (const text of [svgOf(DRAWING, title), movingGallerySvg([{ title, drawing: DRAWING }], title)]) {
    expect(text).not.toContain("<script");
    expect(text).not.toContain("\u0007");
  }
});

it("asks nothing of anybody: no script, style or address", () => {
  for (const text of [svgOf(DRAWING), movingGallerySvg([{ title: "A", drawing: DRAWING }])])
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/http|<style|style=|<script|href/);
});

it("moves in order, and shows the whole drawing where nothing moves", () => {
  const svg = parsed(movingGallerySvg([{ title: "A", drawing: DRAWING }]));
  const shown = [...svg.querySelectorAll("path")].filter((it) => it.getAttribute("visibility") !== "hidden");
  expect(shown).toHaveLength(2);
  const ends = shown.map((it) => Number(it.querySelector("animate")?.getAttribute("keyTimes")?.split(";")[1]));
  expect(ends[0]).toBeGreaterThan(0);
  expect(ends[1]).toBeGreaterThan(ends[0] ?? 1);
  expect(ends[1]).toBeLessThan(1);
});

it("hangs a gallery in rows, each with its title", () => {
  const hung = ["A", "B", "C", "D", "E"].map((title) => ({ title, drawing: DRAWING }));
  const svg = parsed(movingGallerySvg(hung, "Manche 1"));
  expect([...svg.querySelectorAll("text")].map((it) => it.textContent)).toEqual(["Manche 1", "A", "B", "C", "D", "E"]);
  const places = [...svg.querySelectorAll("svg")].map((it) => `${it.getAttribute("x")},${it.getAttribute("y")}`);
  expect(new Set(places).size).toBe(5);
  expect(new Set(places.map((it) => it.split(",")[1])).size).toBe(2);
});

it("has a head larger than the titles, and titles of two lines that touch no other drawing", () => {
  const hung = ["A\n+2", "B", "C", "D\n+1"].map((title) => ({ title, drawing: DRAWING }));
  const svg = parsed(movingGallerySvg(hung, "Manche 1"));
  const [head, ...lines] = [...svg.querySelectorAll("text")];
  expect(lines.map((it) => it.textContent)).toEqual(["A", "+2", "B", "C", "D", "+1"]);
  const size = (it: Element | undefined) => Number(it?.getAttribute("font-size"));
  expect(size(head)).toBeGreaterThan(size(lines[0]));
  const below = (it: Element | undefined) => Number(it?.getAttribute("y"));
  expect(below(lines[1])).toBeGreaterThan(below(lines[0]));
  expect(below(lines[1])).toBeLessThan(below(svg.querySelectorAll("svg")[2]));
  expect(below(lines.at(-1))).toBeLessThan(Number(svg.getAttribute("viewBox")?.split(" ")[3]));
});
