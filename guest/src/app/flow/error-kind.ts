import { RefusedCall } from '@stayfront/contract/call';

/** What the error catalogue tells apart. */
export type ErrorKind =
  | 'no-availabilities'
  /** Nothing for a popup: the page itself says that the session has expired. */
  | 'inline-booking-error'
  | 'already-cancelled'
  | 'cancellation-failed'
  | 'reservation-not-loaded'
  | 'expired-reservation'
  | 'not-processed'
  | 'card-not-charged'
  | 'mail-not-sent'
  | 'already-processed'
  | 'too-many-begun'
  | 'card-needed'
  /** Somebody of the hotel looks at pages that guests do not see yet. */
  | 'preview'
  | 'internal';

/** The catalogue, by the numbers of the specification. */
const catalogue: Readonly<Record<number, ErrorKind>> = {
  5025: 'no-availabilities',
  5050: 'inline-booking-error',
  5601: 'already-cancelled',
  5610: 'cancellation-failed',
  5611: 'reservation-not-loaded',
  5614: 'already-cancelled',
  5615: 'expired-reservation',
  5901: 'not-processed',
  5902: 'not-processed',
  5903: 'not-processed',
  5904: 'not-processed',
  5908: 'card-not-charged',
  5912: 'mail-not-sent',
  5915: 'already-processed',
};

/** What says by its code what happened. */
const byCode: Readonly<Record<string, ErrorKind>> = {
  'hold.too_many': 'too-many-begun',
  'booking.card_needed': 'card-needed',
  'preview.not_booked': 'preview',
};

export function errorKind(error: Error): ErrorKind {
  const { code = '', errorCode = 0 } = error instanceof RefusedCall ? error.problem : {};
  return byCode[code] ?? catalogue[errorCode] ?? 'internal';
}
