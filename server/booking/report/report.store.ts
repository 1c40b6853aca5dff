import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { ReportDimension, StayState } from '@stayfront/rules/report/dimensions';
import type { Sums } from '@stayfront/rules/report/figures';
import type { ReportBasis, Span } from '@stayfront/rules/report/span';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Which stays, and which of their nights. */
export type Asked = {
  readonly hotelId: number;
  readonly currency: CurrencyCode;
  readonly basis: ReportBasis;
  readonly span: Span;
};

export type SumsBy = {
  readonly total: Sums & { readonly kept: number; readonly wholeNights: number };
  readonly by: ReadonlyMap<ReportDimension | 'exact-length' | 'exact-lead', ReadonlyMap<string, Sums>>;
};

/** In the order in which the database numbers what it groups by, from the last. */
const grouped = ['lead', 'nights', 'country', 'source', 'rate_plan_id', 'room_id'] as const;
const dimensionOf = {
  lead: 'exact-lead',
  nights: 'exact-length',
  country: 'country',
  source: 'source',
  rate_plan_id: 'rate',
  room_id: 'room',
} as const;

/** All sums of a span, in one reading. */
export async function readSums(tx: Tx, asked: Asked): Promise<SumsBy> {
  const { nights, revenue } = partsOf(asked);
  const longest = await readLongest(tx, asked.hotelId);
  const { rows } = await sql<{
    grouping: number;
    key: string | null;
    stays: number;
    counted: number;
    revenue: number;
    kept: number;
    whole: number;
  }>`
    select grouping(room_id, rate_plan_id, source, country, nights, lead) as grouping,
           coalesce(room_id, rate_plan_id, source, country, nights::text, lead::text) as key,
           count(*)::integer as stays, sum(counted)::bigint as counted, sum(amount)::bigint as revenue,
           sum(kept)::bigint as kept, sum(nights_whole)::bigint as whole
      from (select room_id, rate_plan_id, source, country, nights, nights as nights_whole, lead, kept,
                   ${nights} as counted, ${revenue} as amount
              from sold_stay where ${countedStays(asked, 'sold', longest)}) as stay
     group by grouping sets ((room_id), (rate_plan_id), (source), (country), (nights), (lead), ())`.execute(tx);
  const by = new Map<ReportDimension | 'exact-length' | 'exact-lead', Map<string, Sums>>();
  let total = { stays: 0, nights: 0, revenue: 0, kept: 0, wholeNights: 0 };
  for (const row of rows) {
    const sums = { stays: row.stays, nights: row.counted ?? 0, revenue: row.revenue ?? 0 };
    // A bit is set for each column that is not grouped by.
    const place = grouped.findIndex((_, bit) => (row.grouping & (1 << bit)) === 0);
    const column = grouped[place];
    if (!column) total = { ...sums, kept: row.kept ?? 0, wholeNights: row.whole ?? 0 };
    else {
      const dimension = dimensionOf[column];
      const lines = by.get(dimension) ?? new Map<string, Sums>();
      by.set(dimension, lines.set(row.key ?? '', sums));
    }
  }
  return { total, by };
}

/** By night, or by the day of booking. */
export async function readDays(tx: Tx, asked: Asked): Promise<ReadonlyMap<StayDate, Sums>> {
  const longest = await readLongest(tx, asked.hotelId);
  const which = countedStays(asked, 'sold', longest);
  const { from, to } = asked.span;
  const counted =
    asked.basis === 'booked'
      ? sql`select booked_on as date, count(*)::integer as stays, sum(nights)::bigint as nights,
                   sum(revenue)::bigint as revenue
              from sold_stay where ${which} group by booked_on`
      : sql`select date, count(*)::integer as stays, count(*)::bigint as nights, sum(amount)::bigint as revenue
              from (select arrival + generate_series(0, nights - 1) as date, unnest(amounts) as amount
                      from sold_stay where ${which}) as night
             where date between ${from} and ${to} group by date`;
  const { rows } = await sql<{ date: StayDate; stays: number; nights: number; revenue: number }>`${counted}`.execute(
    tx,
  );
  return new Map(rows.map(({ date, stays, nights, revenue }) => [date, { stays, nights, revenue }]));
}

export type Capacity = {
  readonly byRoom: ReadonlyMap<string, number>;
  readonly byNight: ReadonlyMap<StayDate, number>;
};

/** Rooms there were to sell, as the calendar has them. */
export async function readCapacity(tx: Tx, hotelId: number, { from, to }: Span): Promise<Capacity> {
  const { rows } = await sql<{ room_id: string | null; date: StayDate | null; rooms: number }>`
    select room_id, date, sum(total)::bigint as rooms from inventory
     where hotel_id = ${hotelId} and date between ${from} and ${to}
     group by grouping sets ((room_id), (date))`.execute(tx);
  const byRoom = new Map<string, number>();
  const byNight = new Map<StayDate, number>();
  for (const { room_id: room, date, rooms } of rows)
    if (room !== null) byRoom.set(room, rooms);
    else if (date !== null) byNight.set(date, rooms);
  return { byRoom, byNight };
}

export type LostSums = Sums & { readonly kept: number };

/** What was cancelled, and who did not come: of rooms that were to arrive, or were booked, on the days. */
export async function readLost(tx: Tx, asked: Asked): Promise<Readonly<Record<'cancelled' | 'no-show', LostSums>>> {
  const { rows } = await sql<LostSums & { state: 'cancelled' | 'no-show' }>`
    select state, count(*)::integer as stays, sum(nights)::bigint as nights, sum(revenue)::bigint as revenue,
           sum(kept)::bigint as kept
      from sold_stay where ${lostStays(asked, ['cancelled', 'no-show'])} group by state`.execute(tx);
  const of = (wanted: string): LostSums => {
    const row = rows.find(({ state }) => state === wanted);
    return row
      ? { stays: row.stays, nights: row.nights, revenue: row.revenue, kept: row.kept }
      : { stays: 0, nights: 0, revenue: 0, kept: 0 };
  };
  return { cancelled: of('cancelled'), 'no-show': of('no-show') };
}

/** The nights of a stay that count, and what was agreed for them; of cancelled ones, all. */
export function partsOf(
  { basis, span: { from, to } }: Asked,
  state: StayState = 'sold',
): { readonly nights: RawBuilder<number>; readonly revenue: RawBuilder<number> } {
  if (basis === 'booked' || state !== 'sold') return { nights: sql`nights`, revenue: sql`revenue` };
  const end = addDays(to, 1);
  return {
    nights: sql`least(departure, ${end}::date) - greatest(arrival, ${from}::date)`,
    revenue: sql`case when arrival >= ${from}::date and departure <= ${end}::date then revenue
      else (select sum(amount)::bigint
              from unnest(amounts[greatest(${from}::date - arrival, 0) + 1 : least(departure, ${end}::date) - arrival])
                as of (amount)) end`,
  };
}

/** `longest`: the most nights of any stay: who is there on a day came no longer ago. */
export function countedStays(asked: Asked, state: StayState, longest: number): RawBuilder<boolean> {
  const { basis, span } = asked;
  if (state !== 'sold') return lostStays(asked, [state]);
  const within =
    basis === 'booked'
      ? sql`booked_on between ${span.from} and ${span.to}`
      : sql`arrival > ${addDays(span.from, -longest)}::date and arrival <= ${span.to} and departure > ${span.from}`;
  return sql`hotel_id = ${asked.hotelId} and until = 'infinity' and state = 'sold'
    and currency = ${asked.currency} and ${within}`;
}

const lostStays = ({ hotelId, currency, basis, span }: Asked, states: readonly string[]): RawBuilder<boolean> =>
  sql`hotel_id = ${hotelId} and until = 'infinity' and state = any(${states}::text[]) and currency = ${currency}
    and ${sql.ref(basis === 'booked' ? 'booked_on' : 'arrival')} between ${span.from} and ${span.to}`;

export async function readLongest(tx: Tx, hotelId: number): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(nights) as most from sold_stay where hotel_id = ${hotelId}`.execute(tx);
  return rows[0]?.most ?? 0;
}
