/** Sixteen machines, one for each name a bot goes by; each has a shape of its own, whatever its colour. */

import { dot, type Animal, type Shape } from "./animals";

/** A lens that looks a little inwards. */
const eye = (x: number, y: number, r = 3.7): readonly Shape[] => [
  ["pale", dot(x, y, r)],
  ["ink", dot(x + (x < 24 ? 0.4 : -0.4), y + 0.2, r * 0.43)],
];
const eyes = (y: number, apart = 12, r = 3.7): readonly Shape[] => [
  ...eye(24 - apart / 2, y, r),
  ...eye(24 + apart / 2, y - 0.2, r),
];
const beads = (y: number, apart = 10, r = 1.9): readonly Shape[] => [
  ["ink", dot(24 - apart / 2, y, r)],
  ["ink", dot(24 + apart / 2, y - 0.2, r)],
];
const smile = (y: number, wide = 9): Shape => [
  "none",
  `M${24 - wide / 2} ${y}c${wide / 4} ${wide / 3.4} ${(wide * 3) / 4} ${wide / 3.4} ${wide} -.1`,
];
const grille = (y: number): Shape => [
  "none",
  `M17.6 ${y + 0.2}c4.4-.4 8.6-.4 13-.2M21.8 ${y - 1.2}l.1 2.6M26.4 ${y - 1.3}l.1 2.6`,
];

/** Blades around a middle. */
function blades(count: number, inner: number, outer: number): string {
  const at = (turn: number, far: number): string => {
    const angle = ((turn / count) * 2 - 0.5) * Math.PI;
    return `${(24 + far * Math.cos(angle)).toFixed(1)} ${(24 + far * Math.sin(angle)).toFixed(1)}`;
  };
  const blade = (n: number): string =>
    `M${at(n - 0.34, inner)}L${at(n - 0.2, outer)}L${at(n + 0.34, outer - 1)}L${at(n + 0.3, inner)}Z`;
  return Array.from({ length: count }, (_, n) => blade(n)).join("");
}

// prettier-ignore
export const MACHINES: readonly Animal[] = [
  {
    key: "Piston",
    tint: "clay",
    shapes: [
      ["pale", "M21.4 8.4h5l.2 8h-5.4Z"],
      ["warm", "M13.6 3.8c7-.6 13.8-.6 20.8 0l.3 5c-7.2.5-14.2.5-21.4 0Z"],
      ["tint", "M10.6 15.6c8.9-.8 17.9-.8 26.8 0 .8 8.6.8 17.2 0 25.8-8.9.9-17.9.9-26.8 0-.8-8.6-.8-17.2 0-25.8Z"],
      ...eyes(24.4),
      ["none", "M10.3 33.4c9.1.8 18.3.8 27.4 0M10.5 37.3c9 .8 18 .8 27 0"],
    ],
  },
  {
    key: "Dynamo",
    tint: "straw",
    shapes: [
      ["red", "M26.8 1.8l-7.2 7.4 4 .6-2.4 5.8 7.6-7.6-4.2-.6Z"],
      ["pale", "M10.4 18.6l-6.6-.8-.2 15.6 6.8-.8Z"],
      ["pale", "M37.6 18.5l6.6-.7.2 15.4-6.8-.7Z"],
      ["none", "M3.8 23l6.6.2M3.8 28l6.6-.2M37.6 23.1l6.6-.2M37.6 27.9l6.6.1"],
      ["tint", dot(24, 28, 14.4)],
      ...eyes(26, 12.4),
      smile(34),
    ],
  },
  {
    key: "Pivot",
    tint: "moss",
    shapes: [
      ["tint", "M24 5.2c2.2 0 3.6 1.2 4.6 3.2l14 27c1.7 3.5.2 6.4-3.7 6.6-9.9.6-19.9.6-29.8 0-3.9-.2-5.4-3.1-3.7-6.6l14-27c1-2 2.4-3.2 4.6-3.2Z"],
      ["pale", dot(24, 14.6, 3.6)],
      ["ink", dot(24, 14.6, 1.1)],
      ...beads(28.6, 11, 2.2),
      ["none", "M20 35.4c2.7.9 5.4.9 8.1-.1"],
    ],
  },
  {
    key: "Rotor",
    tint: "slate",
    shapes: [
      ["none", "M24 8.2l.1 8"],
      ["pale", "M23.6 8.4C18 3.6 9.4 2.6 4.2 6.4c4.6 4.6 12.6 5.4 19.4 2.2Z"],
      ["pale", "M24.4 8.4C30 3.6 38.6 2.6 43.8 6.4c-4.6 4.6-12.6 5.4-19.4 2.2Z"],
      ["warm", dot(24, 8.2, 2.2)],
      ["tint", "M24 15.6c9 0 15.2 5.4 15 13.4-.2 8.2-6.4 13.4-15 13.4S9.2 37.2 9 29c-.2-8 6-13.4 15-13.4Z"],
      ...eyes(27.2),
      smile(34.6, 8),
    ],
  },
  {
    key: "Gong",
    tint: "straw",
    shapes: [
      ["none", "M5.4 44.2 6 6.6c12-.9 24-.9 36 0l.6 37.6"],
      ["none", "M16.4 6.4l-1.2 8.4M31.6 6.4l1.2 8.4"],
      ["tint", dot(24, 26.4, 14.6)],
      ["none", dot(24, 26.4, 10.4)],
      ...beads(24.2, 8.4),
      ["ink", dot(24, 31, 1.9)],
    ],
  },
  {
    key: "Quartz",
    tint: "plum",
    shapes: [
      ["tint", "M24.2 3.4 38.6 14.8l-1.8 18.6L24 44.6 11.2 33.2 9.4 14.8Z"],
      ["pale", "M24.2 3.4 38.6 14.8 24 19.6 9.4 14.8Z"],
      ["none", "M24.2 3.6l-.2 16"],
      ...beads(27, 10.4, 2.2),
      ["none", "M20.4 34.2l3.6 2.2 3.6-2.3"],
    ],
  },
  {
    key: "Turbine",
    tint: "sand",
    shapes: [
      ["pale", blades(9, 11, 21.4)],
      ["tint", dot(24, 24, 13)],
      ...eyes(22.4, 10.6, 3.3),
      smile(29.6, 7.6),
    ],
  },
  {
    key: "Pixel",
    tint: "moss",
    shapes: [
      ["tint", "M11.4 6.2h6.2v5h12.8v-5h6.2v9.6h5.6v17h-5.4v9.6h-7.4v-5.2H18.6v5.2h-7.4v-9.6H5.8v-17h5.6Z"],
      ["ink", "M15.2 19h5.6v6.6h-5.6Z"],
      ["ink", "M27.2 19h5.6v6.6h-5.6Z"],
      ["pale", "M16.6 29.6h14.8v3.8H16.6Z"],
    ],
  },
  {
    key: "Sextant",
    tint: "clay",
    shapes: [
      ["tint", "M24 6.4 44.6 34.4c-12.6 9-28.6 9-41.2 0Z"],
      ["pale", "M18.8 3.4c3.4-.4 7-.4 10.4 0l.2 6.2c-3.6.4-7.2.4-10.8 0Z"],
      ["none", "M9.4 37.6l2-3.4M16.4 40l1-3.6M24 40.8V37M31.6 40l-1-3.6M38.6 37.6l-2-3.4"],
      ["pale", dot(24, 24.6, 6.6)],
      ["ink", dot(24.2, 25, 2.8)],
    ],
  },
  {
    key: "Tambour",
    tint: "plum",
    shapes: [
      ["none", "M12.6 4.6l8.2 9.4M35.4 4.6l-8.2 9.4"],
      ["warm", dot(12, 4.2, 2.4)],
      ["warm", dot(36, 4.2, 2.4)],
      ["tint", "M5.8 18v17c0 4.6 8 7.6 18.2 7.6s18.2-3 18.2-7.6V18Z"],
      ["pale", "M24 10.8c10.4 0 18.2 3 18.2 7.2S34.4 25.2 24 25.2 5.8 22.2 5.8 18 13.6 10.8 24 10.8Z"],
      ...beads(31, 12, 2.2),
      smile(35.4, 7),
    ],
  },
  {
    key: "Cobalt",
    tint: "slate",
    shapes: [
      ["tint", "M9.2 37.4C7.6 20.6 12.4 5.2 24 5.2s16.4 15.4 14.8 32.2c-9.8 1.2-19.8 1.2-29.6 0Z"],
      ["pale", "M12.2 19.4c7.8-1.8 15.8-1.8 23.6 0l.6 9.4c-8.2 1.6-16.6 1.6-24.8 0Z"],
      ...beads(24.4, 10.6, 2.3),
      ["warm", "M6.6 36.8c11.6 1.5 23.2 1.5 34.8 0l.4 5.6c-11.8 1.3-23.8 1.3-35.6 0Z"],
    ],
  },
  {
    key: "Radar",
    tint: "sand",
    shapes: [
      ["none", "M21.8 15.4l.8 6.6M24.4 9.8l5.6-5"],
      ["pale", "M11 3.4c.4 9 7.8 14.6 16.6 13 3.6-.6 6.4-2.2 8.4-4.4Z"],
      ["red", dot(31, 4, 2.2)],
      ["tint", "M8.8 22c10.1-.9 20.3-.9 30.4 0 .9 6.6.9 13.4 0 20-10.1 1-20.3 1-30.4 0-.9-6.6-.9-13.4 0-20Z"],
      ...eyes(29.8, 14),
      grille(37.8),
    ],
  },
  {
    key: "Domino",
    tint: "straw",
    shapes: [
      ["tint", "M12.4 3.4c7.7-.6 15.5-.6 23.2 0 .7 13.7.7 27.5 0 41.2-7.7.7-15.5.7-23.2 0-.7-13.7-.7-27.5 0-41.2Z"],
      ["none", "M12.2 24.2c7.8.3 15.8.3 23.6-.1"],
      ...beads(13.8, 11, 2.6),
      ["ink", dot(18, 30.4, 2.2)],
      ["ink", dot(24, 34.6, 2.2)],
      ["ink", dot(30, 38.8, 2.2)],
    ],
  },
  {
    key: "Carillon",
    tint: "clay",
    shapes: [
      ["none", dot(24, 5.8, 3)],
      ["warm", dot(24, 40.4, 4)],
      ["tint", "M24 8.4c8.4 0 12.6 6 13 14 .3 6.6 2 10.4 5.6 14-12.2 2.6-25 2.6-37.2 0 3.6-3.6 5.3-7.4 5.6-14 .4-8 4.6-14 13-14Z"],
      ...eyes(22, 11.4),
      smile(30.4, 8),
    ],
  },
  {
    key: "Vernier",
    tint: "moss",
    shapes: [
      ["pale", "M6.6 33.6l.2 10.6 7.4-10.2Z"],
      ["pale", "M41.4 33.5l-.2 10.6-7.4-10.2Z"],
      ["tint", "M3.2 11.4c13.9-1 27.7-1 41.6 0 .7 7.6.7 15.4 0 23-13.9 1-27.7 1-41.6 0-.7-7.6-.7-15.4 0-23Z"],
      ["none", "M9 11l.1 5M15 10.8l.1 3.4M21 10.7v5M27 10.7v3.4M33 10.8l-.1 5M39 11l-.1 3.4"],
      ...eye(16, 24.6, 4.8),
      ["ink", dot(31.6, 24.4, 2)],
      ["none", "M21.6 31c2.6.6 5.4.6 8-.1"],
    ],
  },
  {
    key: "Tandem",
    tint: "slate",
    shapes: [
      ["none", "M5.6 8.6c3.6-2.8 7-2.8 9.6.2l-1 8M27.6 8.4c3.6-2.8 7-2.8 9.6.2l-2 8M14.6 12.6l21.6-.2"],
      ["tint", dot(13, 27.6, 10.2)],
      ["tint", dot(35, 27.4, 10.2)],
      ...eye(13.2, 26, 4.2),
      ...eye(34.8, 25.8, 4.2),
      ["none", "M9.6 33c2.4 1.6 4.8 1.6 7.2 0M31.4 32.8c2.4 1.6 4.8 1.6 7.2 0"],
    ],
  },
];

/** The machine that plays at a seat, by the name a bot goes by there. */
export function botAt(seat: number): Animal | null {
  return MACHINES[seat % MACHINES.length] ?? null;
}

/** A seat, as far as its sign goes. */
interface Seated {
  readonly seat: number;
  readonly token: number | null;
  readonly isBot: boolean;
  readonly isLent?: boolean;
}

/** Whose seat it is, by their sign: one that is lent stays its person's. */
export function signOf(it: Seated): number | Animal | null {
  return it.isBot ? botAt(it.seat) : it.token;
}

/** Who plays there now. */
export function playerSign(it: Seated): number | Animal | null {
  return it.isLent ? botAt(it.seat) : signOf(it);
}
