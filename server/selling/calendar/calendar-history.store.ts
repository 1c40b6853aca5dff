import type { RowOf } from '@stayfront/rules/calendar-history/cell-change';
import type { Series } from '@stayfront/rules/calendar-history/series';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts } from './pg-lists.ts';
import type { Days } from './stay-calendar.store.ts';

export type NumberedSeries = Series & { readonly number: number };

type Row = {
  readonly number: number;
  readonly kind: Series['kind'];
  readonly room_id: string;
  readonly rate_plan_id: string;
  readonly from_date: StayDate;
  readonly to_date: StayDate;
  readonly content: Pick<Series, 'values' | 'runs'>;
};
const columns = sql.raw('number, kind, room_id, rate_plan_id, from_date, to_date, content');
const seriesOf = (row: Row): NumberedSeries => ({
  number: Number(row.number),
  kind: row.kind,
  roomId: row.room_id || null,
  ratePlanId: row.rate_plan_id || null,
  from: row.from_date,
  to: row.to_date,
  values: row.content.values,
  runs: row.content.runs,
});

/** What changed on some days after a version, of rooms and rate plans that are named or of none; the oldest first. */
export async function readSeriesSince(
  tx: Tx,
  hotelId: number,
  version: number,
  days: Days,
  rooms: readonly string[],
): Promise<NumberedSeries[]> {
  const { rows } = await sql<Row>`
    select ${columns} from calendar_series
     where hotel_id = ${hotelId} and number > ${version} and from_date <= ${days.to}::date and to_date >= ${days.from}::date
       and room_id = any(${texts(['', ...rooms])}::text[])
     order by number`.execute(tx);
  return rows.map(seriesOf);
}

/** Everything one change did. */
export async function readSeriesOf(tx: Tx, hotelId: number, number: number): Promise<NumberedSeries[]> {
  const { rows } = await sql<Row>`
    select ${columns} from calendar_series where hotel_id = ${hotelId} and number = ${number}
     order by room_id, rate_plan_id, kind`.execute(tx);
  return rows.map(seriesOf);
}

/** What became of a night of some rows, ever; the oldest first. */
export async function readSeriesOfNight(
  tx: Tx,
  hotelId: number,
  rows: readonly RowOf[],
  date: StayDate,
): Promise<NumberedSeries[]> {
  const found = await sql<Row>`
    select ${columns} from calendar_series
     where hotel_id = ${hotelId} and ${date}::date between from_date and to_date
       and (room_id, rate_plan_id) in (
         select * from unnest(${texts(rows.map(({ roomId }) => roomId ?? ''))}::text[],
                              ${texts(rows.map(({ ratePlanId }) => ratePlanId ?? ''))}::text[]))
     order by number`.execute(tx);
  return found.rows.map(seriesOf);
}

/** Deletes changes that are that old and whose nights are, as a whole; how many there were. */
export async function deleteChangesBefore(
  tx: Tx,
  hotelId: number,
  { madeBefore, nightsBefore }: { readonly madeBefore: Instant; readonly nightsBefore: StayDate },
  most: number,
): Promise<number> {
  const found = await sql<{ number: string }>`
    select number from calendar_change
     where hotel_id = ${hotelId} and to_date < ${nightsBefore}::date and happened_at < ${new Date(madeBefore)}
     order by number limit ${most}`.execute(tx);
  if (found.rows.length === 0) return 0;
  // The database lets go of nothing unless it is told from which day on all stays.
  await sql`select set_config('stayfront.calendar_kept_from', ${nightsBefore}, true)`.execute(tx);
  const numbers = list(found.rows.map(({ number }) => Number(number)));
  await sql`delete from calendar_series where hotel_id = ${hotelId} and number = any(${numbers}::bigint[])`.execute(tx);
  await sql`delete from calendar_change where hotel_id = ${hotelId} and number = any(${numbers}::bigint[])`.execute(tx);
  return found.rows.length;
}
