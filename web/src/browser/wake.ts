/** The page is seen again, or the network is back: tell the line, whose timers may have slept. */

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
