import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Span } from '@stayfront/rules/report/span';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type Books = { readonly nights: number; readonly revenue: number };

type Asked = { readonly hotelId: number; readonly currency: CurrencyCode; readonly at: Date | 'now' };

/** What was on the books at an instant, for each of several spans that follow one another. */
export async function readBooks(tx: Tx, { hotelId, currency, at }: Asked, spans: readonly Span[]): Promise<Books[]> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const days =
    at === 'now'
      ? sql`select date, nights, revenue as amount from sold_day
             where hotel_id = ${hotelId} and currency = ${currency} and basis = 'stay'
               and date between ${first.from} and ${last.to} and dimension = 'all' and key = ''`
      : sql`select arrival + generate_series(0, nights - 1) as date, 1 as nights, unnest(amounts) as amount
              from sold_stay
             where hotel_id = ${hotelId} and state = 'sold' and currency = ${currency}
               and since <= ${at} and until > ${at} and departure > ${first.from} and arrival <= ${last.to}`;
  const { rows } = await sql<{ place: number; nights: number; revenue: number }>`
    select cast(span.place as integer) as place, sum(night.nights)::bigint as nights, sum(night.amount)::bigint as revenue
      from (${days}) as night
      join unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
        with ordinality as span (from_day, to_day, place) on night.date between span.from_day and span.to_day
     group by place`.execute(tx);
  const of = new Map(rows.map(({ place, ...books }) => [place, books]));
  return spans.map((_, place) => of.get(place + 1) ?? { nights: 0, revenue: 0 });
}
