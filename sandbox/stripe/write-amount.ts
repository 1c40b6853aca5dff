const decimals: Readonly<Record<string, number>> = { jpy: 0, krw: 0, clp: 0, kwd: 3, bhd: 3, jod: 3, omr: 3 };

/** As a guest reads it: EUR 185.50. */
export const writeAmount = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string => {
  const places = decimals[currency] ?? 2;
  return `${currency.toUpperCase()} ${(amount / 10 ** places).toFixed(places)}`;
};
