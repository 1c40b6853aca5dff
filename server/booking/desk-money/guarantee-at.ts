import type { DeskAccount } from '@stayfront/contract/desk/account';
import { paymentAccount, type Received } from '@stayfront/rules/payment/payment-account';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Intent } from '../../payment/intent.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { guaranteeState } from '../pay/guarantee-card.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Money = {
  /** The rooms as they stand, or would. */
  readonly stays: readonly StoredRoomStay[];
  readonly received: Received;
  readonly intents: readonly Intent[];
  /** With whom the hotel takes payments. */
  readonly provider: ProviderName | null;
};

/** What could be taken of the card that stands for a booking, and whether. */
export function guaranteeAt(
  { document }: Hotel,
  reservation: StoredReservation,
  { stays, received, intents, provider }: Money,
  now: Instant,
): DeskAccount['guarantee'] {
  const today = todayAt(document.timeZone, now);
  // What goes back of itself with a cancellation is not received any more.
  const { feesOpen: amount } = paymentAccount(stays, received, today);
  const { guarantee } = reservation;
  return {
    state: guaranteeState(reservation, { provider, intents, amount, today }, now),
    card: guarantee && { brand: guarantee.brand, suffix: guarantee.suffix },
    amount,
  };
}
