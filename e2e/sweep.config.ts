import { defineConfig } from '@playwright/test';
import { npmChromium } from './browser/npm-chromium.ts';
import journeys from './playwright.config.ts';

/** What is too long for every `npm test`: `npm run sweep`. */
export default defineConfig({
  ...journeys,
  testDir: './sweep/journeys',
  use: { ...journeys.use, launchOptions: await npmChromium() },
});
