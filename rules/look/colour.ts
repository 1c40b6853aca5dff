/** A colour of a screen, each part from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What a hotel writes: "#3b6075", or with how much of it is seen "#3b6075cc". */
export const colourPattern = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

const partAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

export const readColour = (hex: string): Rgb => [partAt(hex, 1), partAt(hex, 3), partAt(hex, 5)];

/** How much of it is seen: 1 hides what is behind it, 0 is nothing at all. */
export const alphaOf = (hex: string): number => (hex.length > 7 ? partAt(hex, 7) : 1);

export const writeColour = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(clip(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const clip = (part: number): number => Math.min(1, Math.max(0, part));

/** The house's lightest surface (theme/tokens/colours.css): what shines through a colour that is not all there. */
const surface = '#fffefc';

/**
 * The colour that is seen where a colour with an alpha lies on the page. It is worked out once and drawn as it is: a
 * button that really let something through would be another one on every picture.
 */
export function solidColour(hex: string): string {
  const alpha = alphaOf(hex);
  if (alpha === 1) return hex.slice(0, 7).toLowerCase();
  const behind = readColour(surface);
  const [red, green, blue] = readColour(hex);
  const over = (part: number, at: 0 | 1 | 2): number => part * alpha + behind[at] * (1 - alpha);
  return writeColour([over(red, 0), over(green, 1), over(blue, 2)]);
}
