/** A sheet of styles that comes with a game: put on the page once, and waited for. */

const worn = new Map<string, Promise<void>>();

export function wear(address: string): Promise<void> {
  const put = worn.get(address) ?? putOn(address);
  worn.set(address, put);
  return put;
}

/** One that does not come is done without. */
function putOn(address: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/** What breaks takes its styles along: they may be what is broken. */
export function takeOff(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (link.getAttribute("href")?.startsWith(base)) link.remove();
  for (const address of worn.keys()) if (address.startsWith(base)) worn.delete(address);
}
