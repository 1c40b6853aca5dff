import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { reportDimensions, type ReportDimension, type StayState } from '@stayfront/rules/report/dimensions';
import { addSums, noSums, type Sums } from '@stayfront/rules/report/figures';
import type { ReportBasis, Span } from '@stayfront/rules/report/span';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { stayParts, type StayParts } from './stay-parts.ts';

/** Which stays, and which of their nights. */
export type Asked = {
  readonly hotelId: number;
  readonly currency: CurrencyCode;
  readonly basis: ReportBasis;
  readonly span: Span;
};

export type SumsBy = {
  readonly total: Sums & { readonly kept: number; readonly wholeNights: number };
  readonly by: ReadonlyMap<ReportDimension, ReadonlyMap<string, Sums>>;
};

/** All sums of a span: those of its days, and the stays that had come before and were still there. */
export async function readSums(tx: Tx, asked: Asked): Promise<SumsBy> {
  const { hotelId, currency, basis, span } = asked;
  const { rows } = await sql<Row>`
    select dimension, key, sum(sold_day.stays)::integer as stays, sum(sold_day.nights)::integer as nights,
           sum(sold_day.revenue)::bigint as revenue, sum(sold_day.kept)::bigint as kept,
           sum(whole_nights)::integer as whole
      from sold_day
     where hotel_id = ${hotelId} and currency = ${currency} and basis = ${basis}
       and date between ${span.from} and ${span.to}
     group by dimension, key`.execute(tx);
  const staying = basis === 'stay' ? await readStaying(tx, asked) : [];
  const by = new Map<ReportDimension, Map<string, Sums>>();
  const total = { stays: 0, nights: 0, revenue: 0, kept: 0, wholeNights: 0 };
  const add = (dimension: string, key: string, { kept, whole, ...sums }: Omit<Row, 'dimension' | 'key'>): void => {
    const found = reportDimensions.find((one) => one === dimension);
    if (!found) {
      Object.assign(total, addSums(total, sums), {
        kept: total.kept + kept,
        wholeNights: total.wholeNights + whole,
      });
      return;
    }
    const lines = by.get(found) ?? new Map<string, Sums>();
    by.set(found, lines.set(key, addSums(lines.get(key) ?? noSums, sums)));
  };
  for (const { dimension, key, ...sums } of rows) add(dimension, key, sums);
  for (const stay of staying) {
    // Their nights are among those of the days.
    const sums = { stays: 1, nights: 0, revenue: 0, kept: stay.kept, whole: stay.nights };
    add('all', '', sums);
    for (const [dimension, key] of stayParts(stay)) add(dimension, key, sums);
  }
  for (const lines of by.values())
    for (const [key, { stays, nights, revenue }] of lines) if (!stays && !nights && !revenue) lines.delete(key);
  return { total, by };
}

type Row = Sums & {
  readonly dimension: string;
  readonly key: string;
  readonly kept: number;
  readonly whole: number;
};

type Staying = StayParts & { readonly kept: number };

/** Who had come before the first day, and stayed. */
async function readStaying(tx: Tx, { hotelId, currency, span }: Asked): Promise<Staying[]> {
  const longest = await readLongest(tx, hotelId);
  const { rows } = await sql<Staying>`
    select room_id as "roomId", rate_plan_id as "ratePlanId", source, country, nights, lead, kept
      from sold_stay
     where hotel_id = ${hotelId} and until = 'infinity' and state = 'sold' and currency = ${currency}
       and arrival > ${addDays(span.from, -longest)}::date and arrival < ${span.from} and departure > ${span.from}`.execute(
    tx,
  );
  return rows;
}

/** How many days ahead stays were booked, and how many of them. */
export async function readLeads(tx: Tx, asked: Asked): Promise<{ readonly value: number; readonly count: number }[]> {
  const which = countedStays(asked, 'sold', await readLongest(tx, asked.hotelId));
  const { rows } = await sql<{ value: number; count: number }>`
    select lead as value, count(*)::integer as count from sold_stay where ${which} group by lead`.execute(tx);
  return rows;
}

/** By night, or by the day of booking. */
export async function readDays(tx: Tx, asked: Asked): Promise<ReadonlyMap<StayDate, Sums>> {
  const { hotelId, currency, basis, span } = asked;
  const { rows } = await sql<{ date: StayDate; stays: number; nights: number; revenue: number }>`
    select date, case when basis = 'stay' then nights else stays end as stays, nights, revenue from sold_day
     where hotel_id = ${hotelId} and currency = ${currency} and basis = ${basis}
       and date between ${span.from} and ${span.to} and dimension = 'all' and key = ''`.execute(tx);
  return new Map(rows.map(({ date, ...sums }) => [date, sums]));
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
    select state, count(*)::integer as stays, sum(sold_stay.nights)::bigint as nights,
           sum(sold_stay.revenue)::bigint as revenue, sum(sold_stay.kept)::bigint as kept
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
