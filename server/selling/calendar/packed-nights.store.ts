import type { RowOf, SaidRate, SaidRules } from '@stayfront/rules/calendar-history/cell-change';
import { sayRules } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type RawBuilder } from 'kysely';
import { dayRulesIn, type DayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { texts } from './pg-lists.ts';
import { rateIn, saidRateOf, type RateColumns } from './rate-columns.ts';
import { rulesIn } from './rule-lists.ts';
import type { Days } from './stay-calendar.store.ts';

/** Which rows are wanted; absent: all. */
export type Wanted = {
  readonly rooms?: readonly string[] | undefined;
  readonly ratePlans?: readonly string[] | undefined;
};

/** Nights of a row that say the same, by their places from the first day on: rows of the database are what costs time. */
type Packed<Said> = RowOf & { readonly said: Said; readonly places: Int32Array };
export type PackedStock = { readonly roomId: string; readonly places: Int32Array; readonly counts: Int32Array };

export async function readPackedRates(
  tx: Tx,
  hotelId: number,
  days: Days,
  wanted: Wanted,
): Promise<Packed<SaidRate>[]> {
  const { rows } = await sql<RateColumns & { room_id: string; rate_plan_id: string; places: Buffer }>`
    select room_id, rate_plan_id, ${rateIn('rate')}, ${places(days)}
      from rate where ${within(hotelId, days)} and ${among('room_id', wanted.rooms)}
                  and ${among('rate_plan_id', wanted.ratePlans)}
     group by room_id, rate_plan_id, ${rateIn('rate')}`.execute(tx);
  return rows.map((row) => ({
    roomId: row.room_id,
    ratePlanId: row.rate_plan_id,
    said: saidRateOf(row),
    places: numbersIn(row.places),
  }));
}

/** Of the house, of rate plans and of rooms as well. */
export async function readPackedRules(
  tx: Tx,
  hotelId: number,
  days: Days,
  { rooms, ratePlans }: Wanted,
): Promise<Packed<SaidRules | null>[]> {
  const { rows } = await sql<DayRuleColumns & { room_id: string; rate_plan_id: string; places: Buffer }>`
    select room_id, rate_plan_id, ${rulesIn('restriction')}, ${places(days)}
      from restriction where ${within(hotelId, days)} and ${among('room_id', rooms && ['', ...rooms])}
                         and ${among('rate_plan_id', ratePlans && ['', ...ratePlans])}
     group by room_id, rate_plan_id, ${rulesIn('restriction')}`.execute(tx);
  return rows.map((row) => ({
    roomId: row.room_id || null,
    ratePlanId: row.rate_plan_id || null,
    said: sayRules(dayRulesIn(row)),
    places: numbersIn(row.places),
  }));
}

/** Rooms for sale and rooms sold, side by side: two numbers for each night. */
export async function readPackedStock(
  tx: Tx,
  hotelId: number,
  days: Days,
  rooms?: readonly string[],
): Promise<PackedStock[]> {
  const { rows } = await sql<{ room_id: string; places: Buffer; counts: Buffer }>`
    select room_id, string_agg(int4send(date - ${days.from}::date), '' order by date) as places,
           string_agg(int4send(total) || int4send(sold), '' order by date) as counts
      from inventory where ${within(hotelId, days)} and ${among('room_id', rooms)} group by room_id`.execute(tx);
  return rows.map((row) => ({ roomId: row.room_id, places: numbersIn(row.places), counts: numbersIn(row.counts) }));
}

export async function readHeldRooms(
  tx: Tx,
  hotelId: number,
  days: Days,
  now: Instant,
): Promise<{ readonly roomId: string; readonly place: number; readonly rooms: number }[]> {
  const { rows } = await sql<{ room_id: string; place: number; held: number }>`
    select room_id, date - ${days.from}::date as place, sum(rooms)::int as held
      from hold where ${within(hotelId, days)} and expires_at > ${new Date(now)} group by room_id, date`.execute(tx);
  return rows.map(({ room_id: roomId, place, held }) => ({ roomId, place, rooms: held }));
}

const within = (hotelId: number, { from, to }: Days): RawBuilder<unknown> =>
  sql`hotel_id = ${hotelId} and date between ${from}::date and ${to}::date`;

const among = (column: string, ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids ? sql`${sql.raw(column)} = any(${texts(ids)}::text[])` : sql`true`;

const places = ({ from }: Days): RawBuilder<unknown> => sql`string_agg(int4send(date - ${from}::date), '') as places`;

function numbersIn(bytes: Buffer): Int32Array {
  const numbers = new Int32Array(bytes.length / 4);
  for (let i = 0; i < numbers.length; i++) numbers[i] = bytes.readInt32BE(i * 4);
  return numbers;
}
