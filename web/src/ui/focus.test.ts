/** The keyboard stays where one was, whatever goes away under it. */
import { afterEach, expect, it } from "vitest";
import { keepFocus } from "./focus";

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

function page(html: string): void {
  document.body.innerHTML = html;
  stop = keepFocus();
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const settled = () => new Promise((done) => setTimeout(done));

it.each([
  [
    "the sentence about this moment",
    "<main><h1>Table</h1><section><button>ask</button></section><div id=now data-now>Your turn</div></main>",
    "now",
  ],
  [
    "who won",
    "<main><h1>Table</h1><section><button>ask</button></section><h2 id=end-title>You win</h2></main>",
    "end-title",
  ],
  ["the title of the page", "<main><h1 id=title>Table</h1><section><button>ask</button></section></main>", "title"],
  [
    "the title of the paper",
    "<main><h1>Table</h1><div data-now></div></main><dialog open><h2 id=paper>Menu</h2><button>ask</button></dialog>",
    "paper",
  ],
])("goes to %s", async (_, html, id) => {
  page(html);
  find("button").focus();
  find("button").remove();
  await settled();
  expect(document.activeElement?.id).toBe(id);
});

it("goes there from what was shut, once the browser takes the keyboard off it", async () => {
  page("<main><h1 id=title>Table</h1><section><button>ask</button></section></main>");
  find("button").focus();
  find("section").setAttribute("inert", "");
  await settled();
  expect(document.activeElement).toBe(find("button"));
  find("button").blur();
  await settled();
  expect(document.activeElement?.id).toBe("title");
});

it("goes to the title of the next page", async () => {
  page("<div id=app><main><h1>Home</h1><a href=x>go</a></main></div>");
  find("a").focus();
  find("#app").innerHTML = "";
  await settled();
  find("#app").innerHTML = "<main><h1>Next</h1></main>";
  await settled();
  expect(document.activeElement?.textContent).toBe("Next");
});

it("does not call back whoever left on purpose", async () => {
  page("<main><h1>Table</h1><div><button>ask</button></div></main>");
  find("button").focus();
  find("button").blur();
  await settled();
  find("button").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
