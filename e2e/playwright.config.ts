import { defineConfig } from '@playwright/test';
import { npmChromium } from './browser/npm-chromium.ts';

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
  // Limits end what hangs; they judge nobody's speed, also not on a machine that has other things to do.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  use: {
    browserName: 'chromium',
    launchOptions: await npmChromium(),
    baseURL: process.env['STAYFRONT_URL'],
    locale: 'en-GB',
    // As far from our hotels as it gets: a stay must not move by a day because of where the guest sits.
    timezoneId: 'Pacific/Auckland',
    actionTimeout: 300_000,
    // A trace costs every journey a third of its time; `npx playwright test -c e2e --trace on` makes them.
    trace: 'off',
    // Playwright's own pictures of failures are taken of every journey at its end, in case it fails yet; ours are not.
    screenshot: 'off',
  },
});
