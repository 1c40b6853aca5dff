import { scale } from '../money.ts';
import { invoiceSums, type TaxedAmount } from './invoice-sums.ts';

/**
 * What is left of an invoice by rate, once credit notes have taken their parts back. Rates of which nothing is left are
 * left out.
 */
export function leftToCredit(invoice: readonly TaxedAmount[], credits: readonly TaxedAmount[]): TaxedAmount[] {
  const taken = credits.map(({ gross, vat }) => ({
    gross: -gross,
    vat: vat.map((part) => ({ ...part, minor: -part.minor })),
  }));
  return invoiceSums([...invoice, ...taken])
    .groups.filter(({ gross }) => gross > 0)
    .map(({ gross, parts }) => ({ gross, vat: parts }));
}

/**
 * An amount taken back of what is left, from each rate in the proportion of what is left of it, so that no rate gives
 * more than it has. Null where the amount is more than all of it.
 */
export function creditParts(left: readonly TaxedAmount[], amount: number): TaxedAmount[] | null {
  const whole = left.reduce((sum, { gross }) => sum + gross, 0);
  if (amount > whole || amount <= 0) return null;
  let [before, counted] = [0, 0];
  return left
    .map(({ gross, vat }) => {
      counted += gross;
      const until = Number((BigInt(amount) * BigInt(counted)) / BigInt(whole));
      const part = until - before;
      before = until;
      return { gross: part, vat: vat.map((one) => ({ ...one, minor: scale(one.minor, part, gross) })) };
    })
    .filter(({ gross }) => gross > 0);
}
