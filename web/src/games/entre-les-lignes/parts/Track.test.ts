import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { settings } from "../../../store/settings.svelte";
import { NAMES, places } from "../fixture";
import Track from "./Track.svelte";

it("EL-32: a pawn that has gone round shows how many points it leaves behind, as often as it went", async () => {
  settings.language = "en";
  const people = NAMES.map((name, seat) => ({ seat, name, token: "fox", isBot: false }));
  const props = {
    people: people as never,
    places: places((seat) => ({ points: 12 * seat + 13, square: 1, laps: seat + 1 })),
  };
  const page = mount(Track, { target: document.body, props });
  flushSync();
  expect([...document.querySelectorAll(".laps")].map((it) => it.textContent)).toEqual(["12+", "24+", "36+", "48+"]);
  expect(document.body.textContent).toContain("Zoé, 49 points");
  await unmount(page);
});
