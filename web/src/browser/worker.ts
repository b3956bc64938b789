/** Registers the service worker. An app that opens without network is a kindness, not a need. */

const ADDRESS = "/sw.js";
/** Milliseconds in which the line belongs to what is on the screen: the worker fetches all there is. */
const LATER = 3_000;

/** The part of trusted types that is needed here; not every browser has them. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // A refusal changes nothing for those who play.
  setTimeout(() => void serviceWorker.register(trusted(ADDRESS) as string).catch(() => undefined), LATER);
}

/** The content security policy takes script addresses only from those we vouch for: one, and no other. */
function trusted(address: string): unknown {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!policies) return address;
  const vouch = (asked: string) => {
    if (asked !== ADDRESS) throw new TypeError(asked);
    return asked;
  };
  return policies.createPolicy("tablee-worker", { createScriptURL: vouch }).createScriptURL(address);
}
