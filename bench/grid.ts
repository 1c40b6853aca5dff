import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { npmChromium } from '@stayfront/e2e/browser/npm-chromium';
import { addPlainBox, firstView, scrollFor, takePlainBox } from '@stayfront/e2e/browser/measure-sheet';
import { runServer } from '@stayfront/e2e/server/run-server';
import { smallHouse } from '@stayfront/e2e/server/small-house';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from '@stayfront/e2e/steps/coming-stay';

type Say = (line: string) => void;
type Size = { readonly rooms: number; readonly rates: number; readonly days: number };

const root = path.join(import.meta.dirname, '..');
const large = { rooms: 44, rates: 8, days: 720 };
const usual = { rooms: 5, rates: 4, days: 365 };
const slower = 4;

/** The calendar at the desk by the browser's own measures: how it scrolls, how soon it is there, how soon an edit is saved. */
export async function benchGrid(say: Say): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-grid-'));
  const server = await runServer({ dataDir });
  const browser = await chromium.launch(await npmChromium());
  try {
    await addHotel(dataDir, 2201, large);
    await addHotel(dataDir, 2202, usual);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, server.url, dataDir, 2201);
    await page.goto(`${server.url}/2201/desk/calendar`);
    await page.getByRole('grid').waitFor();
    const devtools = await page.context().newCDPSession(page);
    // By the thread's own clock, so that it says the same beside others' work.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const way of ['down', 'across'] as const) {
      const begun = await threadTime(devtools);
      const { frames } = await scrollFor(page, '[role=grid]', way);
      const step = (await threadTime(devtools)) - begun;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const grid = await scrollFor(page, '[role=grid]', way);
      const plain = await scrollFor(page, await addPlainBox(page), way);
      say(
        `scrolled ${way}, ${large.rooms} rooms × ${large.rates} rates × 810 days, a processor ${slower} times slower: ` +
          `${grid.perSecond.toFixed(0)} frames/s, ${share(grid.late)} late; a plain box ${plain.perSecond.toFixed(0)}/s; ` +
          `ratio ${(grid.perSecond / plain.perSecond).toFixed(2)}; ${await page.getByRole('gridcell').count()} cells in the page; ` +
          `not slowed a step takes ${((step * 1000) / frames).toFixed(1)} ms of the page's thread`,
      );
      await takePlainBox(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await page.context().clearCookies();
    await signIn(page, server.url, dataDir, 2202);
    const views = await many(30, () => firstView(page, `${server.url}/2202/desk/calendar`));
    say(`first view of 20 rate rows × 365 days after the first byte: median ${ms(views, 0.5)}, p95 ${ms(views, 0.95)}`);
    await page.goto(`${server.url}/2202/desk/calendar`);
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    let price = 150;
    const saves = await many(40, () => saveOne(page, ++price));
    say(`an edit saved and read again: median ${ms(saves, 0.5)}, p95 ${ms(saves, 0.95)}`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Seconds that the page's thread has worked. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

const share = (part: number): string => `${(part * 100).toFixed(1)} %`;
/** The least of the times that so great a part of all does not exceed. */
const ms = (times: readonly number[], part: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  return `${(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(0)} ms`;
};

async function many(times: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn++) measured.push(await measure());
  return measured;
}

async function command(dataDir: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [...words], { cwd: root, env });
  return stdout.trim();
}

async function addHotel(dataDir: string, hotelId: number, { rooms, rates, days }: Size): Promise<void> {
  const house = (await smallHouse(hotelId)) as { rooms: object[]; ratePlans: object[] };
  const [room, plan] = [house.rooms[0], house.ratePlans[0]];
  const roomIds = Array.from({ length: rooms }, (_, place) => `room-${place}`);
  const rateIds = Array.from({ length: rates }, (_, place) => `rate-${place}`);
  const document = {
    ...house,
    rooms: roomIds.map((id) => ({ ...room, id, numbers: undefined })),
    ratePlans: rateIds.map((id, place) => ({
      ...plan,
      id,
      code: `R${place}`,
      rooms: undefined,
      follows: undefined,
      isBestAvailableRate: place === 0,
    })),
    packages: [],
    promotions: [],
    offers: undefined,
    weekdayRules: [],
  };
  const file = path.join(dataDir, `hotel-${hotelId}.json`);
  await writeFile(file, JSON.stringify(document));
  await command(dataDir, path.join('scripts', 'hotel.ts'), 'import', file);
  // No more nights are taken at once.
  const piece = Math.floor(100_000 / (rooms * rates));
  for (let first = 0; first < days; first += piece) {
    const from = addDays(hotelToday(), first);
    const to = addDays(hotelToday(), Math.min(days, first + piece) - 1);
    const calendar = {
      stock: roomIds.map((id) => ({ room: id, from, to, total: 10 })),
      rates: roomIds.flatMap((id, r) =>
        rateIds.map((ratePlan, p) => ({
          room: id,
          ratePlan,
          from,
          to,
          byAdults: [12_000 + 900 * r, 15_000 + 900 * r + 250 * p],
        })),
      ),
    };
    await writeFile(file, JSON.stringify(calendar));
    await command(dataDir, path.join('scripts', 'hotel.ts'), 'calendar', String(hotelId), file);
  }
}

async function signIn(page: Page, url: string, dataDir: string, hotelId: number): Promise<void> {
  const link = await command(
    dataDir,
    path.join('scripts', 'operator.ts'),
    'invite',
    'bench@hotel.example',
    String(hotelId),
  );
  const { pathname, search } = new URL(link);
  await page.goto(`${url}${pathname}${search}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
}

/** From Ctrl S until the sheet has read what was saved. */
async function saveOne(page: Page, price: number): Promise<number> {
  await page.getByRole('grid').focus();
  await page.keyboard.type(String(price));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.locator('.waiting-bar').waitFor();
  const begun = performance.now();
  await page.keyboard.press('Control+s');
  await page.locator('.waiting-bar').waitFor({ state: 'detached' });
  return performance.now() - begun;
}
