import { expect, it } from "vitest";
import { Gif } from "./gif";
import { readGif } from "./ungif";

const COLOURS = [0xffffff, 0x000000, 0xaa1819, 0x0f3bdd, 0x299d63];
const named = (pixels: Uint8Array) => [...pixels].map((it) => COLOURS[it]);

/** The same every time, and never twice in a row what was there. */
function noise(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % COLOURS.length;
  });
}

it("is read back as it was, also where its codes run out again and again", () => {
  const [width, height] = [120, 90];
  const pictures = [1, 2, 3].map((seed) => noise(width * height, seed));
  const gif = new Gif(width, height, COLOURS);
  for (const it of pictures) gif.add(it, 8);
  const read = readGif(gif.end());
  expect([read.width, read.height, read.loops]).toEqual([width, height, 0]);
  expect(read.frames.map((it) => it.picture)).toEqual(pictures.map(named));
});

it("is read back whatever its length: each number of codes ends at another bit", () => {
  for (let width = 1; width < 90; width += 1) {
    const picture = noise(width, width);
    const gif = new Gif(width, 1, COLOURS);
    gif.add(picture, 2);
    expect(readGif(gif.end()).frames[0]?.picture).toEqual(named(picture));
  }
});

it("holds of each frame only what is new, and waits where nothing is", () => {
  const gif = new Gif(50, 40, COLOURS);
  const picture = new Uint8Array(2000);
  gif.add(picture, 8);
  picture[50 * 10 + 20] = 2;
  picture[50 * 12 + 25] = 3;
  gif.add(picture, 8);
  gif.add(picture, 250);
  const bytes = gif.end();
  const { frames } = readGif(bytes);
  expect(frames.map((it) => [it.box, it.hundredths])).toEqual([
    [[0, 0, 50, 40], 8],
    [[20, 10, 6, 3], 258],
  ]);
  expect(frames[1]?.picture).toEqual(named(picture));
  expect(bytes.length).toBeLessThan(250);
});
