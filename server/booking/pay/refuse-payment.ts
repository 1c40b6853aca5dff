import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PayingState } from '@stayfront/rules/payment/paying-state';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** Why a reservation cannot be paid for, by name. */
export function refusePayment(
  state: Exclude<PayingState, 'payable'>,
  { status }: Pick<StoredReservation, 'status'>,
): Refusal<
  'payment.processed' | 'payment.unavailable' | 'reservation.cancelled' | 'reservation.expired' | 'reservation.not_held'
> {
  switch (state) {
    case 'settled':
      return refuse('payment.processed');
    case 'cancelled':
      return refuse(status === 'discarded' ? 'reservation.not_held' : 'reservation.cancelled');
    case 'expired':
      return refuse(status === 'held' ? 'reservation.not_held' : 'reservation.expired');
    case 'unavailable':
      return refuse('payment.unavailable');
  }
}
