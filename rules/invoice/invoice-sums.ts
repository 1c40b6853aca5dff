import type { VatLine } from '../tax/vat-by-rate.ts';

/** What one line of an invoice comes to, in minor units, and the VAT inside it. Without a rate there is none in it. */
export type TaxedAmount = { readonly gross: number; readonly vat: readonly VatLine[] };

/** All that is taxed alike: at one rate as a rule, at two where a country has two on the same price. */
export type VatGroup = {
  readonly rates: readonly (number | null)[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly parts: readonly VatLine[];
};

export type InvoiceSums = {
  readonly groups: readonly VatGroup[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
};

/**
 * An invoice by rate, the highest first and what has no VAT last. Nothing is rounded here: net is what is left of gross
 * without the VAT that was rounded on the lines, so that lines, rates and totals add up.
 */
export function invoiceSums(lines: readonly TaxedAmount[]): InvoiceSums {
  const byRates = new Map<string, TaxedAmount[]>();
  for (const line of lines) {
    const rates = JSON.stringify(ratesOf(line.vat));
    byRates.set(rates, [...(byRates.get(rates) ?? []), line]);
  }
  const groups = [...byRates.values()].map(groupOf).sort((a, b) => rank(b) - rank(a));
  const total = (of: 'net' | 'vat' | 'gross'): number => groups.reduce((sum, group) => sum + group[of], 0);
  return { groups, net: total('net'), vat: total('vat'), gross: total('gross') };
}

function groupOf(lines: readonly TaxedAmount[]): VatGroup {
  const rates = ratesOf(lines[0]?.vat ?? []);
  const parts = rates.map((basisPoints, place) => ({
    basisPoints,
    minor: lines.reduce((sum, line) => sum + (sorted(line.vat)[place]?.minor ?? 0), 0),
  }));
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const vat = parts.reduce((sum, { minor }) => sum + minor, 0);
  return { rates, net: gross - vat, vat, gross, parts };
}

const ratesOf = (vat: readonly VatLine[]): (number | null)[] => sorted(vat).map(({ basisPoints }) => basisPoints);
const sorted = (vat: readonly VatLine[]): VatLine[] =>
  vat.toSorted((a, b) => (b.basisPoints ?? -1) - (a.basisPoints ?? -1));
const rank = ({ rates }: VatGroup): number =>
  rates.length === 0 ? -2 : rates.reduce<number>((sum, rate) => sum + (rate ?? -1), 0);
