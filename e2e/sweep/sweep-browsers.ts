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

/**
 * Walks in the browsers that guests have and the journeys have not: those of BROWSER, or all that are installed. True
 * where every walk came to its end and nothing complained; one that is named and not installed is a fault.
 */
export async function sweepBrowsers(print: (line: string) => void): Promise<boolean> {
  const wished = process.env['BROWSER']?.split(',');
  const unknown = wished?.filter((name) => !(name in browsers)) ?? [];
  if (unknown.length > 0) {
    print(`BROWSER is ${unknown.join(', ')}: there are ${Object.keys(browsers).join(' and ')}`);
    return false;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-sweep-'));
  const server = await runServer({ dataDir });
  const pictures = process.env['PICTURES_DIR'] ?? null;
  let isFine = true;
  const fail = (line: string): void => {
    print(line);
    isFine = false;
  };
  try {
    for (const name of wished ?? Object.keys(browsers)) {
      const opening = browsers[name]?.() ?? '';
      if (typeof opening === 'string') {
        if (wished) fail(`${name}: ${opening}`);
        else print(`${name}: passed over: ${opening}`);
        continue;
      }
      const driver = await opening;
      try {
        for (const [title, journey] of Object.entries(journeys)) {
          const show = async (what: string): Promise<void> => {
            if (pictures === null) return;
            await mkdir(pictures, { recursive: true });
            await writeFile(path.join(pictures, `${name}-${what}.png`), await driver.picture());
          };
          try {
            const before = (await driver.complaints()).length;
            const faults = await journey({ driver, walk: walkIn(driver), url: server.url, dataDir, show });
            const said = [...faults, ...(await driver.complaints()).slice(before)];
            if (said.length === 0) print(`${name}: ${title}: fine`);
            else fail(`${name}: ${title}: ${said.join('; ')}`);
          } catch (error) {
            await show(`failed-${title.replaceAll(' ', '-')}`).catch(() => {});
            fail(`${name}: ${title}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
      } finally {
        await driver.close();
      }
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return isFine;
}
