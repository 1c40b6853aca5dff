import { defineConfig, mergeConfig } from 'vitest/config';
import application from './guest/vite.config.ts';
import { patience } from './scripts/test/patience.ts';

const SECOND = 1000 * patience();

/**
 * Tests of screens and parts by role and text, without a browser: a tenth of the time. What hangs on sizes or places is
 * looked at on a journey.
 */
export default mergeConfig(
  application,
  defineConfig({
    test: {
      include: ['src/**/*.screen.test.tsx'],
      environment: 'happy-dom',
      environmentOptions: {
        happyDOM: {
          url: 'https://stayfront.test/',
          // No script or style is fetched, and whoever waits for one is told that it has come.
          settings: { handleDisabledFileLoadingAsSuccess: true },
        },
      },
      setupFiles: 'src/testing/without-browser.ts',
      isolate: false,
      // They wait for timers of their own: two would leave a quarter of two cores idle.
      maxWorkers: 3,
      css: false,
      testTimeout: 60 * SECOND,
      hookTimeout: 60 * SECOND,
    },
  }),
);
