import type { RateNight, Restriction } from '@stayfront/rules/calendar/nights';
import { readPrices } from '@stayfront/rules/pricing/kept-prices';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Selectable } from 'kysely';
import { dayRulesIn } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type Days = { readonly from: StayDate; readonly to: StayDate };

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
  return rows.map(rateNightOf);
}

export const rateNightOf = (row: Selectable<Tables['rate']>): RateNight => ({
  date: row.date,
  roomId: row.room_id,
  ratePlanId: row.rate_plan_id,
  prices: readPrices({
    byAdults: row.by_adults,
    extraAdult: row.extra_adult,
    child: row.child,
    infant: row.infant,
    byPerson: row.by_person,
  }),
  rules: dayRulesIn(row),
});

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
  return rows.map(restrictionOf);
}

export const restrictionOf = (row: Selectable<Tables['restriction']>): Restriction => ({
  date: row.date,
  roomId: row.room_id || null,
  ratePlanId: row.rate_plan_id || null,
  rules: dayRulesIn(row),
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
