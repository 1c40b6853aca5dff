import type { DeskCancellation } from '@stayfront/contract/desk/cancellation';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';

/** What somebody has chosen in the dialog so far; `tells` is null until it was said. */
export type CancelWish = {
  readonly rooms: readonly number[];
  readonly fee: 'policy' | 'lower' | 'none';
  readonly amount: string;
  readonly reason: string;
  readonly tells: boolean | null;
};

/** An amount as it is typed, with a point or a comma; null where it is none. */
export function readAmount(typed: string, currency: CurrencyCode): number | null {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,9})(?:[.,](\d+))?\s*$/.exec(typed) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

export type CancelSums = {
  readonly total: number;
  readonly policyFee: number;
  /** What is kept as it was chosen; null where the typed amount is none, or more than the policy's. */
  readonly fee: number | null;
  /** What goes back; null where only the server can say it: of some rooms, or of a lower fee of several. */
  readonly back: number | null;
};

/** What cancelling these rooms so comes to. */
export function cancelSums(terms: DeskCancellation, { rooms, fee: choice, amount }: CancelWish): CancelSums {
  const gone = terms.rooms.filter(({ roomStayIndex }) => rooms.includes(roomStayIndex));
  const total = gone.reduce((sum, room) => sum + room.total, 0);
  const policyFee = gone.reduce((sum, room) => sum + room.policyFee, 0);
  const typed = readAmount(amount, terms.hotelCurrency);
  const lower = typed !== null && typed <= policyFee ? typed : null;
  const fee = choice === 'policy' ? policyFee : choice === 'none' ? 0 : lower;
  return { total, policyFee, fee, back: backOf() };

  function backOf(): number | null {
    if (terms.paid === 0) return 0;
    if (fee === null || gone.length < terms.rooms.length) return null;
    if (fee === policyFee) return terms.refundAtPolicy;
    if (fee === 0) return terms.refundAtNone;
    return gone.length === 1 ? Math.max(0, terms.refundAtNone - fee) : null;
  }
}

export type CancelFault = 'rooms' | 'amount' | 'reason' | 'tells';

/** What is still missing, in the order in which it stands in the dialog. */
export function cancelFaults(wish: CancelWish, { fee }: CancelSums, hasAddress: boolean): CancelFault[] {
  return [
    ...(wish.rooms.length === 0 ? (['rooms'] as const) : []),
    ...(fee === null ? (['amount'] as const) : []),
    ...(wish.reason.trim() === '' ? (['reason'] as const) : []),
    ...(wish.tells === null && hasAddress ? (['tells'] as const) : []),
  ];
}
