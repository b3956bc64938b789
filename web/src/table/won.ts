/** Who won, in a sentence: of so many who played. */

import { listed, t } from "../i18n";

export function wonBy(names: readonly string[], of: number): string {
  if (names.length === 0) return t("end.nobody");
  if (names.length === of && of > 1) return t("end.everybody");
  return t(names.length === 1 ? "end.won" : "end.won.many", { names: listed(names) });
}
