/** Whether the server has another client by now than the one that is open, as after a night. */

export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    return own != null && answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false; // the next time the line is back
  }
}
