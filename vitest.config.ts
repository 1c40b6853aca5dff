import { defineConfig } from 'vitest/config';
import { patience } from './scripts/test/patience.ts';

const SECOND = 1000 * patience();

const withDatabase = ['{server,scripts}/**/*.db.test.ts', '{server,scripts}/**/*.db.long.test.ts'];
const withoutDatabase = ['{rules,contract,server,sandbox,demo,scripts,bench}/**/*.test.ts'];
/** Reads the same modules again and again, which Node does not. */
const anew = 'rules/stay/time-zones.test.ts';

/** Long tests are the sweep's, or run by name. */
const left = process.argv.some((word) => word.endsWith('.long.test.ts')) ? [] : ['**/*.long.test.ts'];

/** Few dice in every run, many in the sweep. */
const fewDice = 'scripts/test/few-dice.ts';

/** No file was named, so that a database is needed in any case. */
const isWhole = process.argv.slice(2).every((word) => word.startsWith('-') || word === 'run');

/** What runs on Node is read by Node, as in a hotel: to have it translated and handed over module by module is slower. */
const asInAHotel = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

export default defineConfig({
  test: {
    environment: 'node',
    // Each reads the whole server once, eight core-seconds of work; with one less this lane is the last by a minute.
    maxWorkers: 3,
    // Only a test that hangs is to fail by the clock; PATIENCE is for machines that have other things to do.
    testTimeout: 120 * SECOND,
    hookTimeout: 120 * SECOND,
    expect: { poll: { timeout: 30 * SECOND } },
    // Files leave nothing behind, and a process of its own for each would be two fifths of the work.
    isolate: false,
    setupFiles: fewDice,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          // Projects have workers of their own: in a whole run these go to those that have read the server already.
          include: isWhole ? [] : withoutDatabase,
          exclude: ['**/node_modules/**', '**/dist/**', ...withDatabase, anew, ...left],
          ...asInAHotel,
        },
      },
      {
        extends: true,
        test: {
          name: 'guest',
          include: ['ui/**/*.test.ts', 'guest/{src,build}/**/*.test.ts', 'desk/src/**/*.test.ts', anew],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [fewDice, 'guest/src/testing/learn-forms.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: isWhole ? [...withDatabase, ...withoutDatabase] : withDatabase,
          exclude: ['**/node_modules/**', '**/dist/**', anew, ...left],
          // Runs only when a test of this project does: `npx vitest run rules` starts no database.
          globalSetup: 'server/testing/start-database.ts',
          ...asInAHotel,
        },
      },
    ],
  },
});
