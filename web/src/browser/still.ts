/** Whether a person has asked the device that nothing should move. */

export const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
