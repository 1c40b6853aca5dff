import type { makeChange, quoteChange } from '@stayfront/contract/change';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';

type Way = 'taken' | 'changed-meanwhile' | 'price-over' | 'too-late' | 'no-card' | 'catalogue';

const ways: Refusals<typeof makeChange | typeof quoteChange, Way> = {
  sold_out: 'taken',
  'rate.changed': 'taken',
  'reservation.version': 'changed-meanwhile',
  'quote.expired': 'price-over',
  'price.changed': 'price-over',
  'quote.invalid': 'price-over',
  'reservation.expired': 'too-late',
  'payment.unavailable': 'no-card',
  'hotel.unknown': 'catalogue',
  'hotel.maintenance': 'catalogue',
  'reservation.unknown': 'catalogue',
  'reservation.was_cancelled': 'catalogue',
  'reservation.held': 'catalogue',
  'room_stay.unknown': 'catalogue',
  'rooms.count': 'catalogue',
  'service.quantity': 'catalogue',
  'currency.mixed': 'catalogue',
  'idempotency.mismatch': 'catalogue',
};

/** Why a change was not made or not even quoted; otherwise as the error catalogue says. */
export const changeRefused = (error: unknown): Way | null => refusedAs(error, ways);
