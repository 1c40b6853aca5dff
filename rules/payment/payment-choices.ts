import type { ReservationStatus } from '../booking/status.ts';
import type { PaymentAccount } from './payment-account.ts';

/** Due: what has to be paid in advance. Full: all that is still open, local taxes and fees at the desk aside. */
export type PaymentChoice = { readonly kind: 'due' | 'full'; readonly amount: number };

/** What a guest may pay now. Rooms that are held wait for what is due; the rest may follow once they are booked. */
export function paymentChoices(
  { dueNow, payableEarly }: Pick<PaymentAccount, 'dueNow' | 'payableEarly'>,
  status: ReservationStatus,
): PaymentChoice[] {
  const due: PaymentChoice[] = dueNow > 0 ? [{ kind: 'due', amount: dueNow }] : [];
  return status === 'held' || payableEarly === 0 ? due : [...due, { kind: 'full', amount: dueNow + payableEarly }];
}
