import type { PaymentAccount } from './payment-account.ts';

/**
 * How the money of a reservation stands, in a word: nothing (to pay, or paid yet by a hold), all paid, open, open with a
 * card that stands for it, or more paid than there is to pay.
 */
export const moneyKinds = ['nothing', 'paid', 'open', 'card-held', 'too-much'] as const;
export type MoneyKind = (typeof moneyKinds)[number];
export type MoneyState = { readonly kind: MoneyKind; readonly amount: number };

type Account = Pick<PaymentAccount, 'paid' | 'atHotel' | 'open' | 'tooMuch'>;

/** Without local taxes, which are collected at the desk beside all this. `amount`: what is open, or too much. */
export function moneyState(
  { paid, atHotel, open, tooMuch }: Account,
  { isHeld, hasCard }: { isHeld: boolean; hasCard: boolean },
): MoneyState {
  if (tooMuch > 0) return { kind: 'too-much', amount: tooMuch };
  const came = paid + atHotel;
  if (open <= 0) return { kind: came > 0 ? 'paid' : 'nothing', amount: 0 };
  if (isHeld && came === 0) return { kind: 'nothing', amount: open };
  return { kind: hasCard ? 'card-held' : 'open', amount: open };
}
