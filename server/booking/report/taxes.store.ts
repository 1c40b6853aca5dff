import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Span } from '@stayfront/rules/report/span';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type Taxes = {
  readonly vat: readonly { readonly basisPoints: number; readonly minor: number }[];
  readonly local: number;
  readonly gross: number;
  readonly stays: number;
};

type Asked = { readonly hotelId: number; readonly currency: CurrencyCode };

/** The taxes of the stays that stand and leave within a span. */
export async function readTaxes(tx: Tx, { hotelId, currency }: Asked, { from, to }: Span): Promise<Taxes> {
  const { rows } = await sql<{ dimension: string; key: string; stays: number; amount: number }>`
    select dimension, key, sum(sold_day.stays)::integer as stays, sum(revenue)::bigint as amount
      from sold_day
     where hotel_id = ${hotelId} and currency = ${currency} and basis = 'left' and date between ${from} and ${to}
     group by dimension, key`.execute(tx);
  const one = (dimension: string) => rows.find((row) => row.dimension === dimension);
  return {
    vat: rows
      .filter(({ dimension, amount }) => dimension === 'vat' && amount !== 0)
      .map(({ key, amount }) => ({ basisPoints: Number(key), minor: amount }))
      .toSorted((a, b) => b.basisPoints - a.basisPoints),
    local: one('local')?.amount ?? 0,
    gross: one('all')?.amount ?? 0,
    stays: one('all')?.stays ?? 0,
  };
}
