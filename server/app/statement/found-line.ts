import type { StatementFault, StatementLine, StatementLineName } from '@stayfront/contract/desk/daily-statement';

/** As many as somebody can go through; how many there are is said. */
const mostTold = 100;

/** What one line of a statement looked at, and what it found. */
export type Found = { readonly counted: number; readonly faults: readonly StatementFault[] };

export const fault = (code: StatementFault['code'], said: Partial<Omit<StatementFault, 'code'>>): StatementFault => ({
  code,
  reservationId: null,
  day: null,
  name: null,
  expected: null,
  found: null,
  currency: null,
  ...said,
});

export const lineOf = (line: StatementLineName, { counted, faults }: Found): StatementLine => ({
  line,
  holds: faults.length === 0,
  counted,
  faults: faults.slice(0, mostTold),
  faultCount: faults.length,
});
