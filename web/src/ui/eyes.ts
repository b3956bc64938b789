/** For tests: how light reaches the eyes, of everybody and of those who miss one kind of cone. */

export type Light = readonly [red: number, green: number, blue: number];

/** What is left of red, green and blue, after Machado, Oliveira and Fernandes (2009), at full strength. */
export const EYES: Readonly<Record<string, readonly Light[]>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopes: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopes: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopes: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Of a colour written #rrggbb. */
export function lightOf(hex: string): Light {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

export function luminance([r, g, b]: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((it) => luminance(lightOf(it))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export function seenBy(eyes: readonly Light[], [r, g, b]: Light): Light {
  const [x = 0, y = 0, z = 0] = eyes.map((row) => Math.min(Math.max(row[0] * r + row[1] * g + row[2] * b, 0), 1));
  return [x, y, z];
}

/** CIELAB, white D65: lightness first. */
export function lab(light: Light): Light {
  const [r, g, b] = light;
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    luminance(light),
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((it) => (it > 0.008856 ? Math.cbrt(it) : 7.787 * it + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far the two lie apart that are hardest to tell apart for these eyes. */
export function leastApart(colours: readonly string[], eyes: readonly Light[]): number {
  const seen = colours.map((it) => lab(seenBy(eyes, lightOf(it))));
  return Math.min(
    ...seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    ),
  );
}
