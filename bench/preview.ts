import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { npmChromium } from '@stayfront/e2e/browser/npm-chromium';
import { untilPreviewed, type Took } from '@stayfront/e2e/browser/measure-preview';
import { runServer } from '@stayfront/e2e/server/run-server';
import { addSoldHotel, signInAtDesk } from './sold-hotel.ts';

const hotelId = 2301;
const letters = 30;

/** How soon the guest's page beside a form of the house shows what is typed into it, letter by letter. */
export async function benchPreview(say: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-preview-'));
  const server = await runServer({ dataDir });
  const browser = await chromium.launch(await npmChromium());
  try {
    await addSoldHotel(dataDir, hotelId, { rooms: 5, rates: 4, days: 365 });
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInAtDesk(page, server.url, dataDir, hotelId);
    await page.goto(`${server.url}/${hotelId}/desk/house/rooms/room-0`);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    const name = await field.inputValue();
    await field.focus();
    await field.press('End');
    const took: Took[] = [];
    let typed = name;
    for (let turn = 0; turn < letters + 5; turn++) {
      const letter = String.fromCharCode(97 + (turn % 26));
      typed += letter;
      took.push(await untilPreviewed(page, typed, () => page.keyboard.type(letter)));
    }
    // The first ones find everything cold.
    const warm = took.slice(5);
    const shown = warm.map((one) => one.shown);
    const answers = await many(20, () => askDraft(page));
    say(
      `a letter of a room's name is in the guest's page after: median ${ms(shown, 0.5)}, p95 ${ms(shown, 0.95)}; ` +
        `the draft alone, asked for once: median ${ms(answers, 0.5)}, ratio ${(middle(shown) / middle(answers)).toFixed(1)}`,
    );
    for (const [what, times] of [
      ['saving the draft', warm.map(({ draft }) => draft)],
      ['the longest question of the page', warm.map(({ asked }) => asked)],
    ] as const)
      say(`of it ${what}: median ${ms(times, 0.5)}, p95 ${ms(times, 0.95)}`);
    const burst = 'as fast as somebody types it';
    const last = await untilPreviewed(page, typed + burst, () => page.keyboard.type(burst, { delay: 40 }));
    say(`${burst.length} letters, 40 ms each: shown ${last.shown.toFixed(0)} ms after the last`);
    await page.context().clearCookies();
    await addSoldHotel(dataDir, hotelId + 1, { rooms: 3, rates: 4, days: 720 });
    await signInAtDesk(page, server.url, dataDir, hotelId + 1);
    await page.goto(`${server.url}/${hotelId + 1}/desk/set-up/rooms`);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const first = page.getByRole('textbox', { name: /Name/ }).first();
    await first.focus();
    await first.press('End');
    let called = await first.inputValue();
    const steps: Took[] = [];
    for (let turn = 0; turn < 15; turn++) {
      const letter = String.fromCharCode(97 + turn);
      called += letter;
      steps.push(await untilPreviewed(page, called, () => page.keyboard.type(letter)));
    }
    const seen = steps.slice(5);
    say(
      `the same in the set-up: median ${ms(
        seen.map((one) => one.shown),
        0.5,
      )}, p95 ${ms(
        seen.map((one) => one.shown),
        0.95,
      )}`,
    );
    say(
      `of it saving: median ${ms(
        seen.map(({ draft }) => draft),
        0.5,
      )}; the longest question: ${ms(
        seen.map(({ asked }) => asked),
        0.5,
      )}`,
    );
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A question to the server that reads the draft and does nothing else. */
const askDraft = (page: Page): Promise<number> =>
  page.evaluate(async (address) => {
    const begun = performance.now();
    await (await fetch(address)).text();
    return performance.now() - begun;
  }, `/api/hotels/${hotelId}/desk/house/draft`);

async function many(times: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn++) measured.push(await measure());
  return measured;
}

const sorted = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);
const middle = (times: readonly number[]): number => sorted(times)[Math.floor(times.length / 2)] ?? 0;
const ms = (times: readonly number[], part: number): string =>
  `${(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0)} ms`;
