import { startCollector } from '@stayfront/sandbox/sentry/start-collector';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { openReporter } from './open-reporter.ts';
import { readDsn } from './read-dsn.ts';

const database = await freshDatabase();
const now = Date.parse('2027-06-01T12:00:00Z');
const collector = await startCollector();
afterAll(() => collector.stop());
const open = (dsn: string | null) =>
  openReporter({
    dsn: dsn === null ? null : readDsn(dsn),
    release: 'stayfront-1.2.3',
    environment: 'production',
    now: () => now,
    chance: () => 1,
    patienceMs: 300_000,
  });
const reporter = open(collector.dsn);
const app = await startApp(database, { now }, { reporter });
const silent = await startApp(database, { now }, { reporter: open(null) });
await openHotel(database.db, smallHotel(), { rooms: [], rates: [] });

const told = {
  method: 'POST',
  url: '/api/hotels/7001/failures',
  payload: {
    kind: 'failure',
    name: 'TypeError',
    message: 'No bed for anna@example.com',
    stack: '',
    path: '/7001/room/double.flexible',
    lang: 'de',
  },
} as const;

test('J05 what a page tells of itself is collected with hotel, page, language and release, and without the guest', async () => {
  expect((await app.inject(told)).json()).toEqual({ isTaken: true });
  await reporter.settle();
  expect(collector.collected().find(({ type }) => type === 'event')?.payload).toMatchObject({
    platform: 'javascript',
    tags: { hotel: '7001', route: '/:hotelId/room/:id', language: 'de', release: 'stayfront-1.2.3' },
    exception: { values: [{ type: 'TypeError', value: 'No bed for [e-mail]' }] },
  });
  expect(collector.refused()).toBe(0);
});

test('J05 where nobody collects failures a page is told so, and nothing leaves the house', async () => {
  const before = collector.collected().length;
  expect((await silent.inject(told)).json()).toEqual({ isTaken: false });
  expect(collector.collected()).toHaveLength(before);
});
