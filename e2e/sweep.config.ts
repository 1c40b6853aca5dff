import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What is too long for every `npm test`: `npm run sweep`. */
export default defineConfig({
  ...journeys,
  testDir: './sweep/journeys',
});
