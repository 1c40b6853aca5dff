import { defineConfig } from 'vitest/config';
import { patience } from './scripts/test/patience.ts';

const SECOND = 1000 * patience();

const withDatabase = '{server,scripts}/**/*.db.test.ts';

/** Long tests are the sweep's, or run by name. */
const left = process.argv.some((word) => word.endsWith('.long.test.ts')) ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // One less than there are cores, the default, leaves one of two cores idle; tests also wait for disks and processes.
    maxWorkers: 4,
    // Only a test that hangs is to fail by the clock; PATIENCE is for machines that have other things to do.
    testTimeout: 120 * SECOND,
    hookTimeout: 120 * SECOND,
    expect: { poll: { timeout: 30 * SECOND } },
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{rules,contract,server,ui,sandbox,demo,scripts}/**/*.test.ts', 'guest/{src,build}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', withDatabase, ...left],
          setupFiles: 'guest/src/testing/learn-forms.ts',
          // As below; files leave nothing behind, and a process of its own for each would be two fifths of the work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [withDatabase],
          // Every file has its own database but not its own server code: reading that again is a third of the time.
          isolate: false,
          exclude: ['**/node_modules/**', ...left],
          // Runs only when a test of this project does: `npx vitest run rules` starts no database.
          globalSetup: 'server/testing/start-database.ts',
        },
      },
    ],
  },
});
