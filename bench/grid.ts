import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { npmChromium } from '@stayfront/e2e/browser/npm-chromium';
import {
  addPlainBox,
  firstView,
  rollFor,
  scrollFor,
  settlePage,
  takePlainBox,
} from '@stayfront/e2e/browser/measure-sheet';
import { runServer } from '@stayfront/e2e/server/run-server';
import { addSoldHotel, signInAtDesk } from './sold-hotel.ts';

type Say = (line: string) => void;

const large = { rooms: 44, rates: 8, days: 720 };
const usual = { rooms: 5, rates: 4, days: 365 };
const slower = 4;

/** The calendar at the desk by the browser's own measures: how it scrolls, how soon it is there, how soon an edit is saved. */
export async function benchGrid(say: Say): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-grid-'));
  const server = await runServer({ dataDir });
  const browser = await chromium.launch(await npmChromium());
  try {
    await addSoldHotel(dataDir, 2201, large);
    await addSoldHotel(dataDir, 2202, usual);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInAtDesk(page, server.url, dataDir, 2201);
    await page.goto(`${server.url}/2201/desk/calendar`);
    await page.getByRole('grid').waitFor();
    await settlePage(page);
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
      const plainRolled = await rollFor(page, devtools, { selector: '#plain', way });
      await takePlainBox(page);
      const rolled = await rollFor(page, devtools, { selector: '[role=grid]', way });
      say(
        `rolled ${way} by a wheel, the same: ${rolled.perSecond.toFixed(0)} pictures/s shown, a plain box ` +
          `${plainRolled.perSecond.toFixed(0)}/s; ratio ${(rolled.perSecond / plainRolled.perSecond).toFixed(2)}; ` +
          `${share(rolled.bare)} of the page’s turns found a cell missing where the sheet comes into sight`,
      );
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await page.context().clearCookies();
    await signInAtDesk(page, server.url, dataDir, 2202);
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
