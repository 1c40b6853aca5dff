import { readColour, solidColour, writeColour } from '@stayfront/rules/look/colour';
import { inkOn } from '@stayfront/rules/look/ink-on';
import { oklabOf, rgbOf } from '@stayfront/rules/look/oklab';

/** With its accents, and with nothing that has a meaning in a drawing: some letters take along whatever follows them. */
const isChar = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*$/u;

/**
 * The house in a row of tabs: its first letter on its colour. It stands in the page itself, because a browser that finds
 * none asks for one with every visit. A page of no house has an empty one.
 */
export function tabIcon(name: string | undefined, colour: string | undefined): string {
  const char = [...new Intl.Segmenter().segment(name ?? '')].find(({ segment }) => isChar.test(segment));
  if (!char || colour === undefined) return 'data:,';
  const ground = solidColour(colour);
  const ink = writeColour(rgbOf(inkOn(oklabOf(readColour(ground)))));
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="21" fill="${ink}">` +
    `${char.segment.toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
