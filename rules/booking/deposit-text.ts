import { dayNumber, fromDayNumber } from '../stay/stay-date.ts';
import type { QuotedDeposit } from './deposit-rule.ts';
import { readFee, writeFee } from './policy-text.ts';

// How a quote writes a deposit: "p2bc.fqi.c" is 30 % now and the rest until a day, or it is cancelled; "n1.-.k" is the
// first night now and the rest at the hotel.
const wholeText = /^([npf][0-9a-z]+)\.(-|[0-9a-z]+)\.([kc])$/;

export const writeDeposit = ({ amount, restDueOn, ifUnpaid }: QuotedDeposit): string =>
  [writeFee(amount), restDueOn === null ? '-' : dayNumber(restDueOn).toString(36), ifUnpaid[0]].join('.');

/** Null for a text that we did not write. */
export function readDeposit(text: string): QuotedDeposit | null {
  const [, amount, day, ending] = wholeText.exec(text) ?? [];
  if (amount === undefined || day === undefined) return null;
  return {
    amount: readFee(amount),
    restDueOn: day === '-' ? null : fromDayNumber(Number.parseInt(day, 36)),
    ifUnpaid: ending === 'c' ? 'cancel' : 'keep',
  };
}
