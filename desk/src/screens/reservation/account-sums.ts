import type { DeskAccount } from '@stayfront/contract/desk/account';

type LineName =
  | 'price'
  | 'fees'
  | 'localTax'
  | 'charged'
  | 'refunded'
  | 'atHotel'
  | 'given'
  | 'open'
  | 'tooMuch'
  | 'localTaxOpen';
export type AccountLine = {
  readonly name: LineName;
  readonly amount: number;
  /** line: one that is added up; sum: what it comes to; of-it: a part of a sum. */
  readonly kind: 'line' | 'sum' | 'of-it';
};

/** The account as lines with signs. Lines add up to the sums, always; what is nothing is left out but the first two. */
export function accountLines(account: DeskAccount): AccountLine[] {
  const { price, fees, localTax, charged, refunded, atHotel, given, open, localTaxOpen, tooMuch } = account;
  const line = (name: LineName, amount: number) => ({ name, amount, kind: 'line' as const });
  const lines = [
    line('price', price),
    line('fees', fees),
    line('localTax', localTax),
    line('charged', -charged),
    line('refunded', refunded),
    line('atHotel', -atHotel),
    line('given', -given),
  ].filter(({ name, amount }) => name === 'price' || name === 'charged' || amount !== 0);
  const stillOpen = open + localTaxOpen;
  return [
    ...lines,
    ...(stillOpen > 0 || tooMuch === 0 ? [{ name: 'open' as const, amount: stillOpen, kind: 'sum' as const }] : []),
    ...(open > 0 && localTaxOpen > 0
      ? [{ name: 'localTaxOpen' as const, amount: localTaxOpen, kind: 'of-it' as const }]
      : []),
    ...(tooMuch > 0 ? [{ name: 'tooMuch' as const, amount: -tooMuch, kind: 'sum' as const }] : []),
  ];
}
