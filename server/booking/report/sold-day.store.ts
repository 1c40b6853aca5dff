import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { stayParts } from './stay-parts.ts';
import type { SoldStay } from './sold-stay.store.ts';

type Line = {
  readonly currency: string;
  readonly basis: 'stay' | 'booked' | 'left';
  readonly date: StayDate;
  readonly dimension: string;
  readonly key: string;
  stays: number;
  nights: number;
  wholeNights: number;
  revenue: number;
  kept: number;
};

/** Adds stays to the sums of their days, and takes others out of them. Whoever calls holds the hotel's place. */
export async function moveDays(
  tx: Tx,
  hotelId: number,
  { added, gone }: { readonly added: readonly SoldStay[]; readonly gone: readonly SoldStay[] },
): Promise<void> {
  const sums = new Map<string, Line>();
  for (const [stays, sign] of [
    [added, 1],
    [gone, -1],
  ] as const)
    for (const stay of stays) if (stay.state === 'sold') for (const line of linesOf(stay)) put(sums, line, sign);
  const lines = [...sums.values()].filter(
    ({ stays, nights, wholeNights, revenue, kept }) => stays || nights || wholeNights || revenue || kept,
  );
  if (lines.length === 0) return;
  await sql`
    insert into sold_day
      (hotel_id, currency, basis, date, dimension, key, stays, nights, whole_nights, revenue, kept)
    select ${hotelId}, line.* from unnest(
      ${lines.map((line) => line.currency)}::text[], ${lines.map((line) => line.basis)}::text[],
      ${lines.map((line) => line.date)}::date[], ${lines.map((line) => line.dimension)}::text[],
      ${lines.map((line) => line.key)}::text[], ${lines.map((line) => line.stays)}::integer[],
      ${lines.map((line) => line.nights)}::integer[], ${lines.map((line) => line.wholeNights)}::integer[],
      ${lines.map((line) => line.revenue)}::bigint[], ${lines.map((line) => line.kept)}::bigint[]) as line
    on conflict (hotel_id, currency, basis, date, dimension, key) do update
      set stays = sold_day.stays + excluded.stays, nights = sold_day.nights + excluded.nights,
          whole_nights = sold_day.whole_nights + excluded.whole_nights,
          revenue = sold_day.revenue + excluded.revenue, kept = sold_day.kept + excluded.kept`.execute(tx);
}

function put(sums: Map<string, Line>, line: Line, sign: 1 | -1): void {
  const id = [line.currency, line.basis, line.date, line.dimension, line.key].join('\n');
  const sum = sums.get(id) ?? { ...line, stays: 0, nights: 0, wholeNights: 0, revenue: 0, kept: 0 };
  sum.stays += sign * line.stays;
  sum.nights += sign * line.nights;
  sum.wholeNights += sign * line.wholeNights;
  sum.revenue += sign * line.revenue;
  sum.kept += sign * line.kept;
  sums.set(id, sum);
}

function* linesOf(stay: SoldStay): Generator<Line> {
  const { currency, bookedOn, arrival, departure, amounts, nights, revenue, kept } = stay;
  const whole = { stays: 1, wholeNights: nights, kept };
  const none = { stays: 0, wholeNights: 0, kept: 0 };
  for (const [dimension, key] of [['all', ''] as const, ...stayParts(stay)]) {
    const of = { currency, dimension, key };
    for (const [place, amount] of amounts.entries())
      yield {
        ...of,
        ...(place === 0 ? whole : none),
        basis: 'stay',
        date: addDays(arrival, place),
        nights: 1,
        revenue: amount,
      };
    yield { ...of, ...whole, basis: 'booked', date: bookedOn, nights, revenue };
  }
  const left = { currency, basis: 'left', date: departure, ...none, nights: 0 } as const;
  yield { ...left, dimension: 'all', key: '', stays: 1, revenue };
  yield { ...left, dimension: 'local', key: '', revenue: stay.localTax };
  for (const [place, rate] of stay.vatRates.entries())
    yield { ...left, dimension: 'vat', key: String(rate), revenue: stay.vatAmounts[place] ?? 0 };
}
