import type { initPaymentTransaction } from '@stayfront/contract/payment';
import type { sendBookingRequest } from '@stayfront/contract/reservation';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';

/** The session is over, the room is gone, the card may be typed again, one is needed; or as the error catalogue says. */
type Way = 'session-over' | 'gone' | 'card' | 'card-needed' | 'catalogue';

const ways: Refusals<typeof sendBookingRequest | typeof initPaymentTransaction, Way> = {
  'quote.expired': 'session-over',
  'reservation.not_held': 'session-over',
  sold_out: 'gone',
  'rate.changed': 'gone',
  'payment.card_unknown': 'card',
  'payment.card_missing': 'card',
  'payment.card_unchecked': 'card',
  'payment.card_refused': 'card',
  'payment.not_begun': 'card',
  'booking.card_needed': 'card-needed',
  'hold.too_many': 'catalogue',
  'hotel.unknown': 'catalogue',
  'hotel.maintenance': 'catalogue',
  'quote.invalid': 'catalogue',
  'price.changed': 'catalogue',
  'service.quantity': 'catalogue',
  'currency.mixed': 'catalogue',
  'payment.unavailable': 'catalogue',
  'payment.card_unneeded': 'catalogue',
  'payment.processed': 'catalogue',
  'payment.tries': 'catalogue',
  'reservation.unknown': 'catalogue',
  'reservation.cancelled': 'catalogue',
  'reservation.was_cancelled': 'catalogue',
  'reservation.held': 'catalogue',
  'reservation.expired': 'catalogue',
  'reservation.version': 'catalogue',
  'reservation.email_fixed': 'catalogue',
  'room_stay.unknown': 'catalogue',
  'idempotency.mismatch': 'catalogue',
};

/** What a refused booking, or its payment that could not begin, means for the page. */
export const orderRefused = (error: unknown): Way | null => refusedAs(error, ways);
