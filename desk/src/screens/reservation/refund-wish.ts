import type { DeskAccount, Movement } from '@stayfront/contract/desk/account';
import { readAmount } from '@stayfront/rules/currency/read-amount';

/** What somebody has chosen so far. `of`: of which charge; empty: the newest first. Null: not said yet. */
export type RefundWish = {
  readonly of: string;
  readonly amount: string;
  readonly isOwedAgain: boolean | null;
  readonly reason: string;
  readonly tells: boolean | null;
};

export type RefundSums = {
  /** The most that can be given of what was chosen, by whoever asks. */
  readonly most: number;
  /** Whether it is the front desk's limit that makes it so. */
  readonly isLimited: boolean;
  /** Null where what was typed is no amount, or more than the most. */
  readonly amount: number | null;
  readonly receivedNow: number;
  readonly receivedThen: number;
  readonly openThen: number;
  /** Of what was received too much nothing is owed again: then nobody is asked. */
  readonly asksWhetherOwed: boolean;
};

/** Charges of which something can still go back, the newest first. */
export const refundableCharges = ({ movements }: DeskAccount): Movement[] =>
  movements.filter(({ kind, refundable }) => kind === 'charge' && refundable > 0);

export function refundSums(account: DeskAccount, wish: RefundWish): RefundSums {
  const { charged, refunded, atHotel, open, tooMuch, mayGive, currency } = account;
  const charge = refundableCharges(account).find(({ movementId }) => movementId === wish.of);
  const there = charge?.refundable ?? account.refundable;
  const most = mayGive === null ? there : Math.min(there, mayGive);
  const typed = readAmount(wish.amount, currency);
  const amount = typed !== null && typed > 0 && typed <= most ? typed : null;
  const receivedNow = charged - refunded + atHotel;
  const opened = Math.max(0, (amount ?? 0) - tooMuch);
  return {
    most,
    isLimited: most < there,
    amount,
    receivedNow,
    receivedThen: receivedNow - (amount ?? 0),
    openThen: open + (wish.isOwedAgain ? opened : 0),
    asksWhetherOwed: opened > 0,
  };
}

export type RefundFault = 'amount' | 'owed' | 'reason' | 'tells';

/** What is still missing, in the order in which it stands in the dialog. */
export function refundFaults(wish: RefundWish, sums: RefundSums, hasAddress: boolean): RefundFault[] {
  return [
    ...(sums.amount === null ? (['amount'] as const) : []),
    ...(sums.asksWhetherOwed && wish.isOwedAgain === null ? (['owed'] as const) : []),
    ...(wish.reason.trim() === '' ? (['reason'] as const) : []),
    ...(wish.tells === null && hasAddress ? (['tells'] as const) : []),
  ];
}
