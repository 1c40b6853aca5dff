import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RateNight, Restriction } from '@stayfront/rules/calendar/nights';
import type { StayCalendar } from '@stayfront/rules/availability/find-offers';
import { openDay, type DayRules } from '@stayfront/rules/restriction/check-stay';
import { stricter } from '@stayfront/rules/restriction/stricter';
import { rulesBinding } from '@stayfront/rules/restriction/weekday-rules';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Selectable } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

export type Days = { readonly from: StayDate; readonly to: StayDate };

/** The hotel's calendar for the days of a stay, departure day included. */
export async function readCalendar(tx: Tx, document: PropertyDocument, stay: Stay): Promise<StayCalendar> {
  const { hotelId } = document;
  const days = { from: stay.arrival, to: stay.departure };
  const stock = new Map((await readStock(tx, hotelId, days)).map((one) => [`${one.date} ${one.roomId}`, one]));
  const rates = new Map(
    (await readRates(tx, hotelId, days)).map((rate) => [`${rate.date} ${rate.roomId}.${rate.ratePlanId}`, rate]),
  );
  const restrictions = await readRestrictions(tx, hotelId, days);
  const rate: StayCalendar['rate'] = (roomId, ratePlanId, date) => rates.get(`${date} ${roomId}.${ratePlanId}`);
  return {
    freeRooms(roomId, date) {
      const night = stock.get(`${date} ${roomId}`);
      return night ? night.total - night.sold : 0;
    },
    rate,
    rules: (roomId, ratePlanId, date) =>
      restrictions
        .filter((one) => one.date === date && binds(one, roomId, ratePlanId))
        .reduce((rules, one) => stricter(rules, one.rules), rate(roomId, ratePlanId, date)?.rules ?? openDay),
    weekdayRules: (roomId, ratePlanId) => rulesBinding(document.weekdayRules, roomId, ratePlanId),
  };
}

const binds = (one: Restriction, roomId: string, ratePlanId: string): boolean =>
  (one.roomId === null || one.roomId === roomId) && (one.ratePlanId === null || one.ratePlanId === ratePlanId);

type StockNight = {
  readonly date: StayDate;
  readonly roomId: string;
  readonly total: number;
  readonly sold: number;
};

/** The last day is included, here and below; everything in the order of days. */
export async function readStock(tx: Tx, hotelId: number, days: Days): Promise<StockNight[]> {
  const rows = await tx
    .selectFrom('inventory')
    .select(['date', 'room_id', 'total', 'sold'])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .execute();
  return rows.map((row) => ({ date: row.date, roomId: row.room_id, total: row.total, sold: row.sold }));
}

export async function readRates(tx: Tx, hotelId: number, days: Days): Promise<RateNight[]> {
  const rows = await tx
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .orderBy('rate_plan_id')
    .execute();
  return rows.map((row) => ({
    date: row.date,
    roomId: row.room_id,
    ratePlanId: row.rate_plan_id,
    prices: { byAdults: row.by_adults, extraAdult: row.extra_adult, child: row.child, infant: row.infant },
    rules: rulesOf(row),
  }));
}

export async function readRestrictions(tx: Tx, hotelId: number, days: Days): Promise<Restriction[]> {
  const rows = await tx
    .selectFrom('restriction')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .orderBy('date')
    .orderBy('room_id')
    .orderBy('rate_plan_id')
    .execute();
  return rows.map((row) => ({
    date: row.date,
    roomId: row.room_id || null,
    ratePlanId: row.rate_plan_id || null,
    rules: rulesOf(row),
  }));
}

const rulesOf = (row: Selectable<Tables['rate'] | Tables['restriction']>): DayRules => ({
  isClosed: row.is_closed,
  isClosedToArrival: row.is_closed_to_arrival,
  isClosedToDeparture: row.is_closed_to_departure,
  minStay: row.min_stay,
  maxStay: row.max_stay,
  minThrough: row.min_through,
  maxThrough: row.max_through,
});

/** Rooms held for guests who are paying, by day and room. */
export async function readHolds(tx: Tx, hotelId: number, days: Days, now: Instant): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('hold')
    .select(['date', 'room_id', (sum) => sum.fn.sum<number>('rooms').as('rooms')])
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .where('expires_at', '>', new Date(now))
    .groupBy(['date', 'room_id'])
    .execute();
  return new Map(rows.map((row) => [`${row.date} ${row.room_id}`, Number(row.rooms)]));
}
