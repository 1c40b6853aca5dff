import type { CalendarPut, ManagedCalendar } from '@stayfront/contract/manage/calendar';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeKey } from '../property/key/make-key.ts';
import type { Db } from '../platform/db/open-database.ts';
import { freshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { managementApi, type Said } from './management-api.ts';
import { openHotel, smallHotel, smallNights, written } from './small-hotel.ts';
import { startApp } from './start-app.ts';
import { until } from './until.ts';

const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
type Follows = NonNullable<(typeof pay)['follows']>;
const derived = (id: string, follows: Follows, more: object = {}) => ({ ...pay, id, code: id, follows, ...more });
export const ratePlans = [
  // A derived rate may stand before its parent.
  derived('deal', { ratePlan: 'saver', change: { kind: 'amount', minor: -500, per: 'night' }, rules: 'parent' }),
  pay,
  derived('saver', {
    ratePlan: 'pay-at-hotel',
    change: { kind: 'percent', basisPoints: -1_000 },
    roundTo: { minor: 500, direction: 'down' },
    rules: 'parent',
  }),
  derived('breakfast', {
    ratePlan: 'pay-at-hotel',
    change: { kind: 'amount', minor: 1_800, per: 'person' },
    rules: 'own',
  }),
  derived('last-deal', {
    ratePlan: 'deal',
    change: { kind: 'percent', basisPoints: -1_000 },
    rules: 'own',
  }),
  derived(
    'inside',
    { ratePlan: 'pay-at-hotel', change: { kind: 'percent', basisPoints: 2_500 }, rules: 'own' },
    { isPackageOnly: true },
  ),
];
export const pack = {
  id: 'sauna',
  name: { en: 'Sauna' },
  description: { en: 'Sauna' },
  pictures: ['room'],
  ratePlan: 'inside',
  isPublic: true,
  isAmongResults: true,
  conditions: { minAdvanceDays: null, maxAdvanceDays: null, minNights: null, maxNights: null, arrivalWeekdays: null },
};
/** A hotel with a rate and five that follow it, one of them sold in a package only, up to three links deep. */
// Prices jump from test to test, and nobody is to ask about it.
const hotel = smallHotel({ ratePlans, packages: [pack], calendarGuards: 'tell' });
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };

export const today = stayDate('2027-06-01');
export const days = 750;
export const last = addDays(today, days - 1);
export const night = { checkIn: addDays(today, 20), checkOut: addDays(today, 21), nbAdults: 2 };
export const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 23), nbAdults: 2 };

/** The parent's nights in the double, for one adult and for two. */
export const parentAt = (one: number, two: number, of: object = {}) => ({
  room: 'double',
  ratePlan: 'pay-at-hotel',
  from: today,
  to: last,
  byAdults: [one, two],
  child: 1_555,
  infant: 0,
  ...of,
});

export type DerivedRatesSetup = {
  readonly db: Db;
  readonly hotel: typeof hotel;
  readonly now: number;
  /** One server that knows the calendar by heart, one that asks the database each time. */
  readonly heart: FastifyInstance;
  readonly plain: FastifyInstance;
  readonly api: ReturnType<typeof guestApi>;
  /** The parent has its usual prices, and no night is set apart or restricted. */
  reset(): Promise<void>;
  put(entries: object): Promise<Said<CalendarPut>>;
  read(from: StayDate, to: StayDate): Promise<ManagedCalendar>;
  /** What two pay for each night at each rate of the double, as both servers say; the same from both, in the end. */
  pricesOf(query: typeof stay & { readonly nbChildren?: number }): Promise<Record<string, readonly number[]>>;
  /** Books a quote and says what its nights cost in the reservation, or why it was refused. */
  booked(reference: string): Promise<unknown>;
};

export async function derivedRatesSetup(): Promise<DerivedRatesSetup> {
  const database = await freshDatabase();
  const { db } = database;
  const [heart, plain] = [
    await startApp(database, clock, { snapshotBytes: 64_000_000 }),
    await startApp(database, clock, { snapshotBytes: 0 }),
  ];
  const apis = [heart, plain].map((app) => guestApi(app, hotel.hotelId));
  const api = guestApi(plain, hotel.hotelId);
  await openHotel(db, hotel, { rooms: smallNights(hotel, today, days, 50).rooms, rates: [] });
  const management = managementApi(plain, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
  const put = (entries: object): Promise<Said<CalendarPut>> => management.put<CalendarPut>('calendar', entries);
  return {
    db,
    hotel,
    now: clock.now,
    heart,
    plain,
    api,
    async reset() {
      await sql`delete from restriction`.execute(db);
      await sql`delete from rate`.execute(db);
      await openHotel(db, hotel, { rooms: [], rates: [] });
      await put({ rates: [parentAt(10_000, 15_050)] });
    },
    put,
    read: async (from, to) => (await management.get<ManagedCalendar>(`calendar?from=${from}&to=${to}`)).body,
    pricesOf: (query) =>
      until(async () => {
        const [known, asked] = await Promise.all(
          apis.map(async ({ search }) =>
            Object.fromEntries(
              (await search(query)).body.availabilities
                .flatMap(({ products }) => products)
                .map(({ ratePlanId, nightPrices }) => [ratePlanId, nightPrices]),
            ),
          ),
        );
        expect(known).toEqual(asked);
        return asked ?? {};
      }),
    async booked(reference) {
      const answer = await api.book(bookingOf([reference]));
      if (answer.status !== 201) return answer.body.code;
      const { quote } = await db
        .selectFrom('room_stay')
        .select('quote')
        .where('reservation_id', '=', answer.body.reservationId)
        .executeTakeFirstOrThrow();
      return quote.nightPrices;
    },
  };
}
