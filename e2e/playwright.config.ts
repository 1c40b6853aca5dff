import { defineConfig } from '@playwright/test';
import { patience } from '../scripts/test/patience.ts';
import { chromiumWithoutPictures } from './browser/without-pictures.ts';

const SECOND = 1000 * patience();

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './open-for-all.ts',
  // Three on two cores: a journey waits for timers and the network more than it computes.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Limits end what hangs; they judge nobody's speed, and PATIENCE makes them longer.
  timeout: 120 * SECOND,
  expect: { timeout: 30 * SECOND },
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumWithoutPictures(),
    baseURL: process.env['STAYFRONT_URL'],
    locale: 'en-GB',
    // As far from our hotels as it gets: a stay must not move by a day because of where the guest sits.
    timezoneId: 'Pacific/Auckland',
    actionTimeout: 30 * SECOND,
    navigationTimeout: 60 * SECOND,
    // Pictures and snapshots of every step cost a journey a third of its time: what fails is tried again with them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Playwright's own pictures of failures are taken of every journey at its end, in case it fails yet; ours are not.
    screenshot: 'off',
  },
});
