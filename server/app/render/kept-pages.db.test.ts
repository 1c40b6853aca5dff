import { getFunnel, type Funnel } from '@stayfront/contract/desk/demand';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { answerPages, answersIn } from '../../testing/answer-pages.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { pageRoutes } from './page.routes.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const drawn: string[] = [];
const template = {
  html: '<html><head><!--head--></head><!--app--><!--boot--></html>',
  filesOf: () => ({ scripts: [], styles: [] }),
  styleTag: () => '',
  moduleTags: () => '',
};
const open = (isKeeping: boolean): Promise<FastifyInstance> =>
  startApp(database, clock, {
    snapshotBytes: isKeeping ? 64_000_000 : 0,
    addPages: (server, served, { keeping, ...asks }) => {
      pageRoutes(server, {
        ...asks,
        ...(isKeeping ? { keeping } : {}),
        served,
        publicUrl: () => publicUrl,
        isDemo: false,
        isReporting: false,
        marketingUrl: null,
        connectSources: [],
        now: () => clock.now,
        root: () => Promise.reject(new Error('nobody asks for it')),
        load: () => Promise.resolve({ app: answerPages((url) => isKeeping && drawn.push(url)), template }),
      });
      return Promise.resolve();
    },
  });
const app = await open(true);
const plain = await open(false);
const seal = quoteSeal(testSecret);
const stays = [10, 11, 12].map(
  (ahead) => `/7001?checkIn=${addDays(today, ahead)}&checkOut=${addDays(today, ahead + 2)}`,
);
const [june = ''] = stays;

beforeAll(async () => {
  await openHotel(database.db, smallHotel(), smallNights(smallHotel(), today, 721));
  // Kept is what the server need not ask for: the whole calendar is known by heart.
  await until(async () => {
    if (!String((await ask(june)).headers['content-security-policy']).includes('sha256')) throw new Error('not yet');
  });
});

const ask = (url: string, headers: Record<string, string> = {}, from = app) => from.inject({ url, headers });
/** The same page for somebody whose page is kept apart: it is drawn for them. */
let others = 0;
const fresh = async (url: string): Promise<string> => (await ask(url, { 'accept-language': `x-${++others}` })).body;
const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, 'nonce=""');

test('who asks for the same gets the same page, drawn once, packed as they take it, and cookies of their own', async () => {
  clock.now += 60_000;
  drawn.length = 0;
  await ask(june, { 'accept-encoding': 'br' });
  const [first, second] = [await ask(june), await ask(june)];
  expect(drawn.filter((url) => url === june)).toHaveLength(2); // once packed, once not
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(second.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(second.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect(second.headers['content-security-policy']).not.toContain('nonce');
  const met = [first, second].map(({ cookies }) => cookies.find(({ name }) => name === 'met')?.value);
  expect(met[0]).toMatch(/^[\w-]{36}$/);
  expect(met[1]).not.toBe(met[0]);
  const packed = await ask(june, { 'accept-encoding': 'br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
});

test('thirty who ask at once wait for one who draws', async () => {
  clock.now += 60_000;
  drawn.length = 0;
  const all = await Promise.all(Array.from({ length: 30 }, () => ask(june)));
  expect(drawn).toHaveLength(1);
  for (const { statusCode, body } of all) expect([statusCode, body]).toEqual([200, all[0]?.body]);
});

test('languages are told apart, and a page in which a guest’s own cookie was read is that guest’s', async () => {
  const cookie = 'stayfront-language=de';
  await ask(june, { cookie });
  expect(answersIn((await ask(june, { cookie })).body).lang).toBe('de');
  expect(answersIn((await ask(june, { cookie: 'stayfront-language=en' })).body).lang).toBe('en');
  for (const session of ['anna', 'ben'])
    for (let i = 0; i < 2; i++) {
      const { body, headers } = await ask(june, { cookie: `stayfront-session-7001=${session}` });
      expect(answersIn(body).session).toBe(session);
      expect(headers['content-security-policy']).toContain('nonce');
    }
  expect(answersIn((await ask(june, { cookie: 'other=1' })).body).session).toBeNull();
});

test('each party that is sent a kept page is counted as one that has searched', async () => {
  clock.now += 60_000;
  const desk = operatorApi(app, database.db, 7001, clock);
  const cookie = await desk.enter('mara@probe.example', 'manager');
  const searches = async () => (await desk.ask(getFunnel, { cookie })).json<Funnel>().steps.search;
  const before = await searches();
  drawn.length = 0;
  for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1'])
    await app.inject({ url: june, remoteAddress, headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } });
  expect(drawn).toHaveLength(1);
  await until(async () => expect(await searches()).toBe(before + 3));
});

type Deed =
  | { kind: 'price'; of: number }
  | { kind: 'sell' | 'stop' | 'book' }
  | { kind: 'name' | 'colour'; of: number }
  | { kind: 'close'; of: boolean }
  | { kind: 'wait'; of: number };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), of: fc.integer({ min: 5_000, max: 60_000 }) }),
  fc.record({ kind: fc.constantFrom('sell' as const, 'stop' as const, 'book' as const) }),
  fc.record({
    kind: fc.constantFrom('name' as const, 'colour' as const),
    of: fc.integer({ min: 0x100000, max: 0xffffff }),
  }),
  fc.record({ kind: fc.constant('close' as const), of: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), of: fc.constantFrom(1_000, 20_000, 59_000) }),
);

let said = { name: 'Hotel Probe', colorBtnBg: '#3b6075', isInMaintenance: false };
async function save(changes: Partial<typeof said>): Promise<void> {
  said = { ...said, ...changes };
  const { name, colorBtnBg, isInMaintenance } = said;
  const hotel = smallHotel({ name, theme: { isDarkMode: false, colorBtnBg }, config: { isInMaintenance } });
  await openHotel(database.db, hotel, { rooms: [], rates: [] });
}
const guest = guestApi(plain, 7001);

async function act(one: Deed): Promise<void> {
  const nights = sql`date between '2027-06-11' and '2027-06-14'`;
  await inHotel(database.db, 7001, async (tx) => {
    if (one.kind === 'price')
      await sql`update rate set by_adults = array[${one.of}::int, ${one.of}::int] where room_id = 'double' and ${nights}`.execute(
        tx,
      );
    if (one.kind === 'sell') await sql`update inventory set total = 5 where ${nights}`.execute(tx);
    if (one.kind === 'stop')
      await sql`update inventory set total = sold where room_id = 'double' and ${nights}`.execute(tx);
  });
  if (one.kind === 'name') await save({ name: `Hotel ${one.of}` });
  if (one.kind === 'colour') await save({ colorBtnBg: `#${one.of.toString(16)}` });
  if (one.kind === 'close') await save({ isInMaintenance: one.of });
  if (one.kind === 'wait') clock.now += one.of;
  if (one.kind === 'book' && !said.isInMaintenance) {
    const { body } = await guest.search({ checkIn: '2027-06-12', checkOut: '2027-06-13', nbAdults: 2 });
    const [offer] = body.availabilities.flatMap(({ products }) => products).filter(({ isBookable }) => isBookable);
    if (offer) await guest.book(bookingOf([offer.reference]));
  }
}

test('while a hotelier changes prices, stock, texts and look, and closes the house, a kept page is the one that would be drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 10 }), async (deeds) => {
      for (const one of deeds) {
        await act(one);
        for (const url of stays) {
          const kept = (await ask(url)).body;
          const drawnNow = await fresh(url);
          // A change may be heard between the two: then the next one who asks has it.
          const next = (await ask(url)).body;
          expect([kept, next].map(withoutNonce)).toContain(withoutNonce(drawnNow));
          // And nothing stays behind for good: a server that asks the database each time says the same.
          await until(async () =>
            expect(withoutNonce((await ask(url)).body)).toBe(withoutNonce((await ask(url, {}, plain)).body)),
          );
          for (const { products } of answersIn((await ask(url)).body).offers.availabilities ?? [])
            for (const { reference } of products)
              expect(seal.open(reference)?.expiresAt).toBeGreaterThanOrEqual(clock.now + 20 * 60_000);
        }
      }
      await save({ isInMaintenance: false });
    }),
    { numRuns: Number(process.env['KEPT_RUNS'] ?? 6), endOnFailure: true },
  );
});
