import type { PaymentAccount } from './payment-account.ts';

/**
 * How the money of a reservation stands, in a word: nothing (to pay, or paid yet by a hold), all paid, open, open with a
 * card that stands for it, or more paid than there is to pay.
 */
export const moneyKinds = ['nothing', 'paid', 'open', 'card-held', 'too-much'] as const;
export type MoneyKind = (typeof moneyKinds)[number];
export type MoneyState = { readonly kind: MoneyKind; readonly amount: number };

type Account = Pick<PaymentAccount, 'total' | 'keptFees' | 'paid' | 'dueNow' | 'dueLater' | 'dueAtHotel'>;

/** Without local taxes, which are collected at the desk beside all this. `amount`: what is open, or too much. */
export function moneyState(account: Account, { isHeld, hasCard }: { isHeld: boolean; hasCard: boolean }): MoneyState {
  const { paid } = account;
  const tooMuch = paid - account.total - account.keptFees;
  if (tooMuch > 0) return { kind: 'too-much', amount: tooMuch };
  const open = account.dueLater.reduce((sum, { amount }) => sum + amount, account.dueNow + account.dueAtHotel);
  if (open <= 0) return { kind: paid > 0 ? 'paid' : 'nothing', amount: 0 };
  if (isHeld && paid === 0) return { kind: 'nothing', amount: open };
  return { kind: hasCard ? 'card-held' : 'open', amount: open };
}
