import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { checkCalendarSheet, exportCalendar, type CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const first = stayDate('2027-06-01');
const days = 4;
const last = addDays(first, days - 1);
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);
const [plain] = smallHotel().ratePlans;
if (!plain) throw new Error('The small hotel has rate plans');
const change = { kind: 'percent', basisPoints: -1_000 } as const;
/** Two are called the same, and one begins like a formula: each is found again all the same. */
const hotel = smallHotel({
  ratePlans: [
    plain,
    {
      ...plain,
      id: 'saver',
      code: 'SAV',
      name: { en: '=Saver; “best”' },
      follows: { ratePlan: plain.id, change, rules: 'own' },
    },
    { ...plain, id: 'weekly', code: 'WEEK', name: plain.name },
  ],
});
await openHotel(db, hotel, smallNights(hotel, first, 0));
const cookie = await desk.enter('mara@probe.example', 'manager');

const minor = fc.integer({ min: 0, max: 2_000_000 });
const prices: fc.Arbitrary<NightPrices> = fc.record({
  byAdults: fc.tuple(fc.array(fc.option(minor), { maxLength: 4 }), minor).map(([before, end]) => [...before, end]),
  extraAdult: fc.option(minor),
  child: minor,
  infant: minor,
});
const rules = fc.record({
  isClosed: fc.boolean(),
  isClosedToArrival: fc.boolean(),
  isClosedToDeparture: fc.boolean(),
  minStay: fc.option(fc.integer({ min: 1, max: 5 })),
  maxStay: fc.option(fc.integer({ min: 5, max: 999 })),
});
const night = fc.record({
  date: fc.nat(days - 1).map((n) => addDays(first, n)),
  roomId: fc.constantFrom(...hotel.rooms.map(({ id }) => id)),
  ratePlanId: fc.constantFrom(...hotel.ratePlans.map(({ id }) => id)),
  prices,
  rules: rules.map((some) => ({ ...openDay, ...some })),
});
const stock = fc.record({
  date: fc.nat(days - 1).map((n) => addDays(first, n)),
  roomId: fc.constantFrom(...hotel.rooms.map(({ id }) => id)),
  total: fc.nat(100_000),
});
const once = <Night extends { date: string; roomId: string; ratePlanId?: string }>(
  nights: readonly Night[],
): Night[] => [...new Map(nights.map((one) => [`${one.date} ${one.roomId} ${one.ratePlanId}`, one])).values()];

test('whatever stands in a calendar, its export is understood line by line and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(night, { maxLength: 12 }).map(once),
      fc.array(stock, { maxLength: 4 }).map(once),
      fc.constantFrom('csv', 'xlsx'),
      fc.constantFrom('en', 'de', 'fr', 'it', 'es', 'ar'),
      async (rates, rooms, format, lang) => {
        await inHotel(db, 7001, (tx) => saveNights(tx, 7001, { rooms, rates }, clock.now));
        const query = { from: first, to: last, format, lang };
        const file = (await desk.ask(exportCalendar, { query, cookie })).rawPayload.toString('base64');
        const reply = await desk.ask(checkCalendarSheet, { body: { file }, cookie });
        const { faults, nights, asks, lines } = reply.json<CheckedSheet>();
        expect({ faults, nights, asks, lines }).toEqual({ faults: [], nights: 0, asks: [], lines: days * 8 });
      },
    ),
    { numRuns: Number(process.env['SHEET_RUNS'] ?? 12) },
  );
  const read: DeskCalendar = (
    await desk.ask(getDeskCalendar, { query: { from: first, to: last }, cookie })
  ).json<DeskCalendar>();
  expect(read.rates).toHaveLength(6);
});
