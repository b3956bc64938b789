import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Sheet from "./Sheet.svelte";

const open: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const sheet of open.splice(0)) await unmount(sheet);
  document.body.innerHTML = "";
});

const children = createRawSnippet(() => ({ render: () => "<button class=inner>more</button>" }));

function show(): () => Promise<void> {
  const sheet = mount(Sheet, { target: document.body, props: { title: "Rules", onclose: () => {}, children } });
  flushSync();
  return () => unmount(sheet);
}

function button(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** Whatever else lies there, a button that has the focus, as what opens a sheet has. */
function lay(others = ""): void {
  document.body.innerHTML = `${others}<button id=opener>b</button>`;
  button("#opener").focus();
}

it("gives the focus back to what opened it", async () => {
  lay("<button id=first>a</button>");
  const close = show();
  button(".inner").focus();
  await close();
  expect(document.activeElement?.id).toBe("opener");
});

it("gives the focus back past a sheet that it took the place of", async () => {
  lay();
  const closeMenu = show();
  button(".inner").focus();
  const closeNext = show();
  await closeMenu();
  button(".inner").focus();
  await closeNext();
  expect(document.activeElement?.id).toBe("opener");
});

it("leaves the focus alone where the opener is gone", async () => {
  lay();
  const close = show();
  button("#opener").remove();
  button(".inner").focus();
  await close();
  expect(document.activeElement).toBe(document.body);
});
