import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Remark } from "../../wire/messages";
import type { Laid } from "./geometry";
import { pictureOf } from "./picture";
import Reviewed from "./Reviewed.svelte";

const ROW: readonly Laid[] = [
  [5, 0, 0, 0],
  [24, 1, 0, 1],
  [13, 2, 0, 0],
];
const shows = {
  laid: ROW,
  lines: [
    [
      "R",
      [
        [0, 0],
        [1, 0],
      ],
    ],
    ["K", [[1, 0]]],
  ],
  outlined: [24],
};

it("lights what is told, card by card", () => {
  const picture = pictureOf(shows);
  expect(picture?.lit).toEqual(["R", "KR", ""]);
  expect(picture?.frame).toEqual({ left: 0, right: 3, top: 0, bottom: 1 });
});

it("shows of a large display what is alight and what lies around it", () => {
  const laid = Array.from({ length: 20 }, (_, x): Laid => [x + 1, x - 4, 0, 0]);
  const large = pictureOf({
    laid,
    lines: [
      [
        "R",
        [
          [0, 0],
          [1, 0],
        ],
      ],
    ],
    outlined: [],
  });
  expect(large?.frame).toEqual({ left: -1, right: 3, top: 0, bottom: 1 });
});

it("is nothing where there is nothing it understands", () => {
  for (const it of [null, 7, {}, { laid: [], lines: [], outlined: [] }, { laid: ROW }])
    expect(pictureOf(it)).toBeNull();
});

it("is drawn with its card outlined, and told to those who listen", async () => {
  settings.language = "en";
  const remark = { type: "remark", step: 1, key: "lost", seats: [0], facts: {}, rests_on: "", is_turning: true, shows };
  const props = { remark: remark as Remark, speaker: { seat: null, name: String } };
  const page = mount(Reviewed, { target: document.body, props });
  flushSync();
  const picture = document.querySelector("[role='img']");
  expect(picture?.getAttribute("aria-label")).toBe(
    "The card at column 1, row 0. Alight: the red line (2) and the black line (1).",
  );
  expect(picture?.querySelectorAll("[data-outlined='24']")).toHaveLength(1);
  expect(picture?.querySelectorAll(".isLit")).toHaveLength(3);
  await unmount(page);
});
