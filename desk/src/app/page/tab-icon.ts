import { firstLetter } from './first-letter.ts';

/** The first letter of the house on the desk's own blue, in the page itself: no second request. */
export function tabIcon(name: string): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#27435f"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#fff">${firstLetter(name)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
