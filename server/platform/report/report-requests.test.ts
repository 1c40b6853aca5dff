import { startCollector } from '@stayfront/sandbox/sentry/start-collector';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { adapter } from '../../payment/providers/payrails/adapter.ts';
import { catchFailures } from './catch-failures.ts';
import { openReporter, tracedShare } from './open-reporter.ts';
import { readDsn } from './read-dsn.ts';
import { reportRequests } from './report-requests.ts';

async function openSetup(chance: number, isOn = true) {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  const dsn = isOn ? readDsn(collector.dsn) : null;
  const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
  const reporter = openReporter({
    dsn,
    release: 'stayfront-1.2.3',
    environment: 'production',
    now: () => clock.now,
    chance: () => chance,
    harmless: adapter.harmlessFailures,
    patienceMs: 300_000,
  });
  const app = Fastify();
  catchFailures(app, reporter);
  reportRequests(app, reporter);
  app.get('/api/hotels/:hotelId/things', () => {
    throw new TypeError('No bed for anna@example.com, card 4242 4242 4242 4242');
  });
  app.get('/api/hotels/:hotelId/amount', () => {
    throw new Error('The amount of this room was not found');
  });
  const ask = async (what: string) => {
    await app.inject(`/api/hotels/1001/${what}?lang=de&t=secrettoken`);
    await reporter.settle();
  };
  return { collector, reporter, clock, ask };
}

test('a failure of the server is told with hotel, route, release and language, and without the guest', async () => {
  const { collector, ask } = await openSetup(1);
  await ask('things');
  const [event, ...more] = collector.collected();
  expect([event?.type, more, collector.refused()]).toEqual(['event', [], 0]);
  expect(event?.payload).toMatchObject({
    platform: 'node',
    level: 'error',
    release: 'stayfront-1.2.3',
    tags: { hotel: '1001', route: '/api/hotels/:hotelId/things', language: 'de', release: 'stayfront-1.2.3' },
    exception: { values: [{ type: 'TypeError', value: 'No bed for [e-mail], card [number]' }] },
  });
  expect(event?.written).toContain('report-requests.test.ts');
  // The number of the event is drawn by lot, and may have these digits.
  const said = JSON.stringify({ ...event?.payload, event_id: null });
  for (const secret of ['anna', '4242', 'secrettoken', process.cwd()]) expect(said).not.toContain(secret);
});

test('a tenth of all requests is timed', async () => {
  expect(tracedShare).toBe(0.1);
  const { collector, ask } = await openSetup(0.09);
  await ask('nothing');
  expect(collector.collected().map(({ type }) => type)).toEqual(['transaction']);
  const seldom = await openSetup(0.1);
  await seldom.ask('nothing');
  expect(seldom.collector.collected()).toEqual([]);
});

test('a provider’s part that found no place to be drawn in is nobody’s failure', async () => {
  const { collector, reporter } = await openSetup(1);
  const failed = { platform: 'javascript', stack: '', tags: {} } as const;
  // As the provider's script says it.
  for (const [name, message] of [
    ['payrails:client:mount.parent_element_missing', 'Element with selector "#drop-in" not found in in the DOM'],
    ['payrails:client:mount.ui_element_missing', 'Collect container element does not exist'],
  ] as const)
    expect(reporter.failure({ ...failed, name, message })).toBe(false);
  await reporter.settle();
  expect(collector.collected()).toEqual([]);
});

test('a failure that speaks of an amount, or of something else that is missing, is told', async () => {
  const { collector, reporter, ask } = await openSetup(1);
  await ask('amount');
  const failed = { stack: '', tags: {} } as const;
  for (const platform of ['javascript', 'node'] as const)
    expect(reporter.failure({ ...failed, platform, name: 'TypeError', message: 'amount is null' })).toBe(true);
  // The name of a kind that is passed over, in a message or at the server, is no such failure.
  const kind = 'payrails:client:mount.ui_element_missing';
  expect(reporter.failure({ ...failed, platform: 'javascript', name: 'Error', message: `${kind} missing` })).toBe(true);
  expect(reporter.failure({ ...failed, platform: 'node', name: kind, message: 'missing' })).toBe(true);
  await reporter.settle();
  expect(collector.collected()).toHaveLength(5);
});

test('failures of pages, which anybody can send, take nothing from what the server tells of itself', async () => {
  const { collector, reporter } = await openSetup(0);
  const failed = { name: 'Error', message: 'made up', stack: '', tags: {} } as const;
  const traced = { kind: 'http.server', route: 'GET /', milliseconds: 1, tags: {} } as const;
  for (let i = 0; i < 100; i += 1) {
    reporter.failure({ ...failed, platform: 'javascript' });
    reporter.trace({ ...traced, platform: 'node' });
  }
  expect(reporter.failure({ ...failed, platform: 'javascript' })).toBe(false);
  expect(reporter.failure({ ...failed, platform: 'node' })).toBe(true);
  await reporter.settle();
  expect(collector.collected()).toHaveLength(121);
});

test('without a place to send it to nothing leaves the machine', async () => {
  const { collector, reporter, ask } = await openSetup(0, false);
  await ask('things');
  expect([reporter.isOn, collector.collected(), collector.refused()]).toEqual([false, [], 0]);
});

test('a storm of failures is told sixty times a minute, and of the next minute again', async () => {
  const { collector, reporter, clock } = await openSetup(1);
  const failed = { platform: 'node', name: 'Error', message: 'storm', stack: '', tags: {} } as const;
  for (let i = 0; i < 100; i += 1) reporter.failure(failed);
  clock.now += 60_000;
  reporter.failure(failed);
  await reporter.settle();
  expect(collector.collected()).toHaveLength(61);
});

test('a collector that is gone harms nobody', async () => {
  const { collector, ask } = await openSetup(0);
  await collector.stop();
  await expect(ask('things')).resolves.toBeUndefined();
});

test.each([
  ['https://abc123@errors.example.com/42', 'https://errors.example.com/api/42/envelope/'],
  ['https://abc123@errors.example.com/sentry/42', 'https://errors.example.com/sentry/api/42/envelope/'],
  ['https://errors.example.com/42', undefined],
  ['https://abc123@errors.example.com/', undefined],
  ['ftp://abc123@errors.example.com/42', undefined],
  ['nonsense', undefined],
])('%s leads to %s', (dsn, endpoint) => {
  expect(readDsn(dsn)?.endpoint).toBe(endpoint);
});
