/** A screen that nobody touches stays lit, where the device can be asked for it. */

interface Lock {
  release(): Promise<void>;
}

export function stayAwake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: { request(kind: "screen"): Promise<Lock> } };
  if (!wakeLock) return () => undefined;
  let held: Lock | null = null;
  let isOver = false;
  // It is lost whenever the page is out of sight; a refusal, as on an empty battery, changes nothing.
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    wakeLock.request("screen").then(
      (lock) => {
        held = lock;
        if (isOver) void lock.release();
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
