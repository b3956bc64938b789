/** When the page comes and goes. */

/** The page is seen again, or the network is back: timers may have slept. */
export function onWake(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") wake();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", seen);
  addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", seen);
    removeEventListener("online", wake);
  };
}

/** The page is hidden or left, and may not come back. */
export function onLeave(leave: () => void): () => void {
  const hide = () => {
    if (isHidden()) leave();
  };
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", leave);
  return () => {
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("pagehide", leave);
  };
}

export const isHidden = (): boolean => document.visibilityState === "hidden";
