import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/test/patience.ts';

const SECOND = 1000 * patience();

/**
 * Tests of screens and parts by role and text, without a browser: a tenth of the time. What hangs on sizes or places is
 * looked at on a journey.
 */
const ofRoom = (name: string) => ({
  extends: `./${name}/vite.config.ts`,
  root: join(import.meta.dirname, name),
  resolve: { alias: { 'react/jsx-dev-runtime': join(import.meta.dirname, 'ui/testing/quick-elements.ts') } },
  test: {
    name,
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
    css: false,
    testTimeout: 60 * SECOND,
    hookTimeout: 60 * SECOND,
  },
});

export default defineConfig({
  test: {
    // They wait for timers of their own, while journeys and other tests use the cores.
    maxWorkers: 2,
    projects: [ofRoom('guest'), ofRoom('desk')],
  },
});
