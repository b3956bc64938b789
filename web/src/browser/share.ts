/** The invitation: its secret stands behind the #, so that no server on the way writes it down. */

/** `address` is what the table says others reach it by: on its own machine a browser sees only localhost. */
export function inviteLink(code: string, invite: string, address: string): string {
  return `${address || location.origin}/t/${code}${invite ? `#${invite}` : ""}`;
}

/** The deal by its name, and behind the # how one did with it. */
export function dealLink(game: string, deal: string, told: string, address: string): string {
  return `${address || location.origin}/deal/${game}/${deal}#${told}`;
}

/** Where somebody types the code by hand. */
export function inviteHost(address: string): string {
  return address ? new URL(address).host : location.host;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Copies even where the modern way is closed, as on a plain http address at home. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    // Inside an open dialog the rest of the page is out of reach.
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** Whether the device hands on files such as this. */
export function canShareFile(file: File): boolean {
  return canShare() && typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Through the device's own paper; false where it would not, and the file is to be kept otherwise. */
export async function shareFile(file: File): Promise<boolean> {
  if (!canShareFile(file)) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (why) {
    // Whoever thinks better of it wants no file either.
    return why instanceof Error && why.name === "AbortError";
  }
}
