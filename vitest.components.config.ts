import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { npmChromium } from './e2e/browser/npm-chromium.ts';
import application from './guest/vite.config.ts';

/**
 * Tests of components, drawn by the browser that the journeys use, from the sources that guests get.
 * They have a file of their own because the other tests need no browser.
 */
export default mergeConfig(
  application,
  defineConfig({
    // Bundled with the React that all of them share.
    optimizeDeps: { include: ['react-dom/client'] },
    test: {
      include: ['src/**/*.dom.test.tsx'],
      // Limits end what hangs; they judge nobody's speed.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: await npmChromium(),
          // As far from our hotels as it gets, as in the journeys.
          contextOptions: { locale: 'en-GB', timezoneId: 'Pacific/Auckland' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  }),
);
