import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '../server/run-server.ts';
import type { Driver } from './driver.ts';
import { booking, embed, payment, quietPages } from './journeys.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';
import { walkIn } from './walk.ts';

const journeys = {
  'a booking on a phone': booking,
  'a payment': payment,
  'an embedded booking': embed,
  'quiet pages': quietPages,
};

const browsers: Readonly<Record<string, () => Promise<Driver> | string>> = {
  firefox() {
    const program = find('FIREFOX', ['firefox', 'firefox-esr']);
    return program === null
      ? 'Firefox is not installed (Debian: firefox-esr; or name it by FIREFOX)'
      : openFirefox(program);
  },
  webkit() {
    const driver = find('WEBKIT_DRIVER', ['WebKitWebDriver']);
    const browser = find('WEBKIT_BROWSER', [
      'MiniBrowser',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ]);
    if (driver === null || browser === null)
      return 'WebKit is not installed (Debian: webkit2gtk-driver, libwebkit2gtk-4.1-0; or name it by WEBKIT_DRIVER and WEBKIT_BROWSER)';
    const screen = process.env['DISPLAY'] ? null : find('XVFB', ['Xvfb']);
    if (screen === null && !process.env['DISPLAY'])
      return 'WebKit needs a screen: there is no DISPLAY and no Xvfb (Debian: xvfb)';
    return openWebkit({ driver, browser, screen });
  },
};

/** The way to a program: by a variable, or the first of its names that is installed. */
function find(variable: string, names: readonly string[]): string | null {
  const wished = process.env[variable];
  const places = (process.env['PATH'] ?? '').split(path.delimiter);
  const ways = [
    wished ?? [],
    names.flatMap((name) => (path.isAbsolute(name) ? name : places.map((place) => path.join(place, name)))),
  ].flat();
  return ways.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a sweep of browsers looks at, by name: those of BROWSER, or all we know. */
export const browserNames: readonly string[] = (process.env['BROWSER']?.split(',') ?? Object.keys(browsers)).flatMap(
  (browser) => Object.keys(journeys).map((title) => `browser › ${browser}: ${title}`),
);

type Note = (seen: { name: string; isFine: boolean; seconds: number; why?: string }) => void;

/**
 * Walks in the browsers that guests have and the journeys have not. A walk is fine that came to its end with nothing to
 * complain about; one in a browser that is not installed is passed over, unless BROWSER names it.
 */
export async function sweepBrowsers(names: readonly string[], note: Note): Promise<void> {
  if (names.length === 0) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-sweep-'));
  const server = await runServer({ dataDir });
  try {
    for (const [browser, open] of Object.entries(browsers)) {
      const wanted = Object.entries(journeys).filter(([title]) => names.includes(`browser › ${browser}: ${title}`));
      if (wanted.length === 0) continue;
      const opening = open();
      if (typeof opening === 'string') {
        for (const [title] of wanted)
          note({
            name: `browser › ${browser}: ${title}`,
            isFine: process.env['BROWSER'] === undefined,
            seconds: 0,
            why: `passed over: ${opening}`,
          });
        continue;
      }
      const driver = await opening;
      try {
        for (const [title, journey] of wanted)
          note({
            name: `browser › ${browser}: ${title}`,
            ...(await walkOne(driver, browser, title, journey, { url: server.url, dataDir })),
          });
      } finally {
        await driver.close();
      }
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Where = { readonly url: string; readonly dataDir: string };

async function walkOne(
  driver: Driver,
  browser: string,
  title: string,
  journey: (typeof journeys)[keyof typeof journeys],
  where: Where,
): Promise<{ isFine: boolean; seconds: number; why?: string }> {
  const pictures = process.env['PICTURES_DIR'] ?? null;
  const start = performance.now();
  const show = async (what: string): Promise<void> => {
    if (pictures === null) return;
    await mkdir(pictures, { recursive: true });
    await writeFile(path.join(pictures, `${browser}-${what}.png`), await driver.picture());
  };
  const complain = async (): Promise<string[]> => {
    try {
      const before = (await driver.complaints()).length;
      const faults = await journey({ driver, walk: walkIn(driver), ...where, show });
      return [...faults, ...(await driver.complaints()).slice(before)];
    } catch (error) {
      await show(`failed-${title.replaceAll(' ', '-')}`).catch(() => {});
      return [error instanceof Error ? error.message : String(error)];
    }
  };
  const complaints = await complain();
  const seconds = (performance.now() - start) / 1000;
  return { isFine: complaints.length === 0, seconds, ...(complaints.length > 0 ? { why: complaints.join('; ') } : {}) };
}
