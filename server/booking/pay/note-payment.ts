import type { Money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import type { Intent } from '../../payment/intent.ts';

/** Adds to the history of the reservation what happened to its money. */
export const notePayment = (
  tx: Tx,
  intent: Pick<Intent, 'hotelId' | 'reservationId' | 'intentId'> & { readonly amount: Money },
  what: string,
  now: Instant,
): Promise<void> => {
  const { intentId, amount } = intent;
  const detail = { intentId, amount: amount.minor, currency: amount.currency };
  return noteHappening(tx, intent, { what: `payment.${what}`, who: 'provider', detail }, now);
};
