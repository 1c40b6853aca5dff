import { clip, type Rgb } from './colour.ts';

/** Lightness as the eye sees it, and two directions of colour: what CSS mixes in. */
export type Oklab = readonly [lightness: number, a: number, b: number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export function oklabOf([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** As a screen shows it: what it cannot show is cut off at its edge, as browsers do. */
export function rgbOf([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clip(fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clip(fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** `color-mix(in oklab, one share, other)`. */
export function mix(one: Oklab, share: number, other: Oklab): Oklab {
  const at = (i: 0 | 1 | 2): number => one[i] * share + other[i] * (1 - share);
  return [at(0), at(1), at(2)];
}

/** The same hue at another lightness, with at most so much colour. */
export function shadeOf([lightness, a, b]: Oklab, toLightness: (from: number) => number, mostChroma = 1): Oklab {
  const chroma = Math.hypot(a, b);
  const share = chroma > mostChroma ? mostChroma / chroma : 1;
  return [toLightness(lightness), a * share, b * share];
}

/** How light a colour is by WCAG 2. */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
