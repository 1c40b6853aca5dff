import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Floor = readonly { readonly browser: string; readonly version: number }[];

/** The oldest browsers a guest may have, as the project's package.json names them: `Safari >= 16.4`. */
export function readFloor(root: string): Floor {
  const { browserslist = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist?: string[];
  };
  return browserslist.map((line) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (browser === undefined) throw new Error(`browserslist: "${line}" is not of the form "Safari >= 16.4"`);
    return { browser: browser.toLowerCase(), version: Number(version) };
  });
}

/** What scripts and styles are written down to, in the bundler's words. */
export const buildTarget = (floor: Floor): string[] => floor.map(({ browser, version }) => `${browser}${version}`);
