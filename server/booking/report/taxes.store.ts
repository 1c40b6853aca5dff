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
  const leaving = sql`hotel_id = ${hotelId} and until = 'infinity' and state = 'sold' and currency = ${currency}
    and departure between ${from} and ${to}`;
  const vat = await sql<{ basisPoints: number; minor: number }>`
    select rate as "basisPoints", sum(amount)::bigint as minor
      from sold_stay cross join lateral unnest(vat_rates, vat_amounts) as line (rate, amount)
     where ${leaving} group by rate order by rate desc`.execute(tx);
  const { rows } = await sql<{ local: number; gross: number; stays: number }>`
    select coalesce(sum(local_tax), 0)::bigint as local, coalesce(sum(revenue), 0)::bigint as gross,
           count(*)::integer as stays
      from sold_stay where ${leaving}`.execute(tx);
  return { vat: vat.rows, ...(rows[0] ?? { local: 0, gross: 0, stays: 0 }) };
}
