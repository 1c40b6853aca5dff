import { patience } from '../scripts/test/patience.ts';
import { openOwnServer, type OwnServer } from './server/own-server.ts';
import { expect, test as base } from './stayfront.ts';

/** Journeys on a server of their own, which they may kill or disturb without harm to the others. */
export const test = base.extend<object, { own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const own = await openOwnServer();
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 180_000 * patience() },
  ],
  baseURL: async ({ own }, use) => use(own.url),
});

export { expect };
