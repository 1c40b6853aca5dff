/** VAT inside an amount at one rate; null where the rate is not known any more. */
export type VatLine = { readonly basisPoints: number | null; readonly minor: number };

/** Each rate once, the highest first and an unknown one last. A rate at which nothing is due is no line. */
export function vatByRate(lines: readonly VatLine[]): VatLine[] {
  const sums = new Map<number | null, number>();
  for (const { basisPoints, minor } of lines) sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + minor);
  return [...sums]
    .map(([basisPoints, minor]) => ({ basisPoints, minor }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => (b.basisPoints ?? -1) - (a.basisPoints ?? -1));
}
