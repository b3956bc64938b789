/** Light or dark, cards of glass or of paper: the person's choice, or the device's. Kept on the root element, where the tokens look. */

import { settings } from "../store/settings.svelte";

const device = matchMedia("(prefers-color-scheme: dark)");
let deviceIsDark = $state(device.matches);
device.addEventListener("change", (event) => (deviceIsDark = event.matches));

export function isDark(): boolean {
  return settings.theme === "auto" ? deviceIsDark : settings.theme === "dark";
}

/** Keeps the page in step with the settings; called once. */
export function followSettings(): void {
  $effect(() => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--cloth").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", colour);
  });
  $effect(() => {
    document.documentElement.dataset["cards"] = settings.paperCards ? "paper" : "glass";
  });
  $effect(() => {
    document.documentElement.lang = settings.language;
  });
}
