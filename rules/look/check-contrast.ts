import { readColour, solidColour, writeColour } from './colour.ts';
import { luminanceOf, mix, oklabOf, rgbOf, shadeOf, type Oklab } from './oklab.ts';
import { shadesOf } from './shades-of.ts';

/** Where a colour is met on the page: what stands on what, and how much WCAG AA wants between the two. */
export type ContrastPlace =
  | 'button'
  | 'buttonHover'
  | 'buttonPress'
  | 'buttonEdge'
  | 'text'
  | 'textOnTint'
  | 'darkButton'
  | 'darkButtonHover'
  | 'darkButtonPress'
  | 'darkButtonEdge'
  | 'darkText'
  | 'darkTextOnTint';

export type Contrast = { readonly place: ContrastPlace; readonly ratio: number; readonly needed: number };

export type ContrastVerdict =
  | { readonly isReadable: true; readonly worst: Contrast }
  /** The nearest colour of the same hue that can be read everywhere. */
  | { readonly isReadable: false; readonly worst: Contrast; readonly suggestion: string };

const textNeeds = 4.5;
const edgeNeeds = 3;

/**
 * Whether what a hotel's colour makes of the page can be read by everybody (WCAG 2.2 AA), in light and in dark. The
 * colours that follow from it are worked out as theme/tokens/colours.css does: change one, change the other.
 */
export function checkContrast(hex: string): ContrastVerdict {
  const solid = solidColour(hex);
  const worst = worstOf(solid);
  if (worst.ratio >= worst.needed) return { isReadable: true, worst };
  return { isReadable: false, worst, suggestion: nearestReadable(solid) };
}

/** Every place where the colour is met, with its contrast. */
export function contrastsOf(hex: string): Contrast[] {
  const brand = oklabOf(readColour(solidColour(hex)));
  return [...light(brand), ...dark(brand)];
}

/** The place where it is furthest from what is needed. */
const worstOf = (hex: string): Contrast =>
  contrastsOf(hex).reduce((worst, one) => (one.ratio / one.needed < worst.ratio / worst.needed ? one : worst));

/** Lighter or darker, by steps the eye hardly sees, until it can be read; white and black always can. */
function nearestReadable(hex: string): string {
  const brand = oklabOf(readColour(hex));
  for (let step = 0.005; step < 1; step += 0.005)
    for (const way of [-1, 1]) {
      const shade = writeColour(rgbOf(shadeOf(brand, (lightness) => Math.min(1, Math.max(0, lightness + way * step)))));
      const { ratio, needed } = worstOf(shade);
      if (ratio >= needed) return shade;
    }
  return '#000000';
}

const lab = (hex: string): Oklab => oklabOf(readColour(hex));
const black = lab('#000000');
const white = lab('#ffffff');
const lightSurface = lab('#fffefc');

function light(brand: Oklab): Contrast[] {
  const tinted = (hex: string, share: number): Oklab => mix(lab(hex), share, brand);
  const { ink, accent, edge } = shadesOf(brand).light;
  const away: Oklab = [1 - ink[0], 0, 0];
  const grounds = [lightSurface, tinted('#fbf9f5', 0.98), tinted('#f5f2ec', 0.96)];
  return [
    { place: 'button', ratio: between(ink, brand), needed: textNeeds },
    { place: 'buttonHover', ratio: between(ink, mix(brand, 0.88, away)), needed: textNeeds },
    { place: 'buttonPress', ratio: between(ink, mix(brand, 0.78, away)), needed: textNeeds },
    { place: 'buttonEdge', ratio: least(edge, grounds.slice(0, 2)), needed: edgeNeeds },
    { place: 'text', ratio: least(accent, grounds), needed: textNeeds },
    { place: 'textOnTint', ratio: least(accent, tints(accent, lightSurface, 0.08, 0.16)), needed: textNeeds },
  ];
}

function dark(brand: Oklab): Contrast[] {
  const tinted = (hex: string, share: number): Oklab => mix(lab(hex), share, brand);
  const { fill, ink, accent } = shadesOf(brand).dark;
  const surface = tinted('#1d1e1d', 0.93);
  const grounds = [surface, tinted('#151615', 0.94), tinted('#262726', 0.92), tinted('#111211', 0.95)];
  return [
    { place: 'darkButton', ratio: between(ink, fill), needed: textNeeds },
    { place: 'darkButtonHover', ratio: between(ink, mix(fill, 0.88, white)), needed: textNeeds },
    { place: 'darkButtonPress', ratio: between(ink, mix(fill, 0.84, black)), needed: textNeeds },
    { place: 'darkButtonEdge', ratio: least(fill, grounds), needed: edgeNeeds },
    { place: 'darkText', ratio: least(accent, grounds), needed: textNeeds },
    { place: 'darkTextOnTint', ratio: least(accent, tints(accent, surface, 0.15, 0.24)), needed: textNeeds },
  ];
}

const tints = (accent: Oklab, ground: Oklab, ...shares: number[]): Oklab[] =>
  shares.map((share) => mix(accent, share, ground));

const least = (ink: Oklab, grounds: readonly Oklab[]): number =>
  Math.min(...grounds.map((ground) => between(ink, ground)));

function between(one: Oklab, other: Oklab): number {
  const [a, b] = [luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
