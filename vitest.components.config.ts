import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { npmChromium } from './e2e/browser/npm-chromium.ts';
import application from './guest/vite.config.ts';
import { patience } from './scripts/test/patience.ts';

const SECOND = 1000 * patience();

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
      setupFiles: 'src/testing/begin-anew.ts',
      isolate: false,
      // Limits end what hangs; they judge nobody's speed.
      testTimeout: 60 * SECOND,
      hookTimeout: 60 * SECOND,
      expect: { poll: { timeout: 30 * SECOND } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: await npmChromium(),
          // As far from our hotels as it gets, as in the journeys.
          contextOptions: { locale: 'en-GB', timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  }),
);
