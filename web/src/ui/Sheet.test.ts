import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Sheet from "./Sheet.svelte";

afterEach(() => {
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

/** Beside whatever else lies there, a button that has the focus opens a sheet. */
function open(others = ""): () => Promise<void> {
  document.body.innerHTML = `${others}<button id=opener>b</button>`;
  button("#opener").focus();
  return show();
}

async function leave(close: () => Promise<void>): Promise<void> {
  button(".inner").focus();
  await close();
}

it("gives the focus back to what opened it", async () => {
  const close = open("<button id=first>a</button>");
  await leave(close);
  expect(document.activeElement?.id).toBe("opener");
});

it("gives the focus back past a sheet that it took the place of", async () => {
  const closeMenu = open();
  button(".inner").focus();
  const closeNext = show();
  await closeMenu();
  await leave(closeNext);
  expect(document.activeElement?.id).toBe("opener");
});

it("leaves the focus alone where the opener is gone", async () => {
  const close = open();
  button("#opener").remove();
  await leave(close);
  expect(document.activeElement).toBe(document.body);
});
