/** How hard the pen presses: what a pen tells, or, for a finger and a mouse, lighter where they are quick. */

const MIDDLE = 136;
const LIGHTEST = 84;
/** Grid steps in a millisecond at which the line is thinnest. */
const QUICK = 9;
/** How much of the change is taken at once. */
const EASE = 0.18;

export class Pressure {
  private level = MIDDLE;
  private last: readonly [x: number, y: number, time: number] | null = null;

  /** `told` is 0 to 1, and believed only of a pen. */
  at(x: number, y: number, time: number, told: number, isPen: boolean): number {
    if (isPen && told > 0) return Math.round(told * 255);
    if (this.last) {
      const [lastX, lastY, lastTime] = this.last;
      const speed = Math.hypot(x - lastX, y - lastY) / Math.max(time - lastTime, 1);
      const wanted = MIDDLE - (MIDDLE - LIGHTEST) * Math.min(speed / QUICK, 1);
      this.level += (wanted - this.level) * EASE;
    }
    this.last = [x, y, time];
    return Math.round(this.level);
  }
}
