/** « il y a 3 minutes », « hier »: how long ago something was, as people say it. */

import { t } from ".";
import { settings } from "../store/settings.svelte";

const MINUTE = 60_000;
const STEPS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const step = STEPS.find(([, size]) => passed >= size);
  if (!step) return t("when.now");
  const [unit, size] = step;
  const say = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return say.format(-Math.floor(passed / size), unit);
}
