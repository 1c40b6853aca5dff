import { RefusedCall } from '@stayfront/contract/call';
import type { payChange } from '@stayfront/contract/change';
import type { initPaymentTransaction } from '@stayfront/contract/payment';
import { refusedAs, type Refusals } from './refused-as.ts';

/** Another try may help; another amount is due by now; or the page has to show why the hotel says no. */
type Way = 'retry' | 'amount-changed' | 'final';

const ways: Refusals<typeof initPaymentTransaction | typeof payChange, Way> = {
  'payment.not_begun': 'retry',
  'price.changed': 'amount-changed',
  'hotel.unknown': 'final',
  'reservation.unknown': 'final',
  'reservation.cancelled': 'final',
  'reservation.expired': 'final',
  'reservation.not_held': 'final',
  'payment.unavailable': 'final',
  'payment.processed': 'final',
  'payment.tries': 'final',
  'change.unknown': 'final',
  'change.not_held': 'final',
};

/** What it means that a payment by link could not begin. What every operation refuses is final unless the server fails. */
export const beginRefused = (error: unknown): Way =>
  refusedAs(error, ways) ?? (error instanceof RefusedCall && error.problem.status < 500 ? 'final' : 'retry');
