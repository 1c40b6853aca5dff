import type { TaxLine } from '@stayfront/contract/tax';

export type SummedTax = { readonly taxId: string; readonly description: string; readonly amount: number };

/** Each tax once, over all rooms; those inside the price are not among them. */
export function sumTaxes(lines: readonly TaxLine[]): SummedTax[] {
  const sums = new Map<string, SummedTax>();
  for (const { taxId, taxDescription, taxAmount, isIncluded } of lines) {
    if (isIncluded) continue;
    const amount = (sums.get(taxId)?.amount ?? 0) + taxAmount;
    sums.set(taxId, { taxId, description: taxDescription, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0);
}
