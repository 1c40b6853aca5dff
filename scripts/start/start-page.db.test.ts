import { pageRoutes } from '@stayfront/server/app/render/page.routes';
import type { Settings } from '@stayfront/server/app/settings';
import { drawnPages } from '@stayfront/server/testing/drawn-pages';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { publicUrl, startApp } from '@stayfront/server/testing/start-app';
import { expect, test } from 'vitest';
import { startPage } from './start-page.ts';

const marketingUrl = 'https://provider.example/hotels?a=1&b=</script>';
const database = await freshDatabase();
const now = Date.parse('2027-06-01T12:00:00Z');

/** A house whose one hotel is 7001, with a site of its provider or without. */
const setup = (site: string | null) =>
  startApp(
    database,
    { now },
    {
      addPages: (app) => {
        pageRoutes(app, {
          served: [],
          publicUrl: () => publicUrl,
          isDemo: false,
          isReporting: false,
          marketingUrl: site,
          connectSources: [],
          now: () => now,
          paymentPageOf: () => Promise.resolve(null),
          root: () => startPage(database.db, { marketingUrl: site, isDemo: false } as Settings),
          load: () =>
            Promise.resolve({
              app: drawnPages((address) => address.startsWith('/7001')),
              template: {
                html: '<!--app-->',
                filesOf: () => ({ scripts: [], styles: [] }),
                styleTag: () => '',
                moduleTags: () => '',
              },
            }),
        });
        return Promise.resolve();
      },
    },
  );
const provided = await setup(marketingUrl);
const plain = await setup(null);

test('A07 who names no hotel is sent to the provider’s own site, unless a hash names one', async () => {
  for (const address of ['/', '/nothing/at/all', '/hotel-chain/999']) {
    const { statusCode, body } = await provided.inject(address);
    expect([address, statusCode]).toEqual([address, 200]);
    // Only the browser sees a hash, so the way on is taken there.
    expect(body).toContain('else location.replace("https://provider.example/hotels?a=1&b=\\u003c/script>");');
    expect(body).toContain('<noscript><meta http-equiv="refresh"');
    expect(body).toContain('Go on to provider.example');
  }
});

test('A07 a hotel that nobody has leads to the provider’s own site, and one that is there to itself', async () => {
  const { statusCode, headers } = await provided.inject('/9999');
  expect([statusCode, headers.location]).toEqual([302, marketingUrl]);
  expect((await provided.inject('/7001')).body).toContain('drawn /7001');
});

test('A07 without a provider’s site nobody is sent anywhere', async () => {
  for (const address of ['/', '/9999', '/nothing/at/all']) {
    const { statusCode, headers, body } = await plain.inject(address);
    expect([address, statusCode, headers.location]).toEqual([address, 404, undefined]);
    expect(body).not.toContain('else location.replace');
  }
});
