import type { getReservationCancellationPolicies, sendCancellationRequest } from '@stayfront/contract/cancel';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';

/** Said at a field, said of too many wrong tries, or as the error catalogue says. */
type Way = 'at-email' | 'at-number' | 'too-many-tries' | 'catalogue';

const ways: Refusals<typeof sendCancellationRequest | typeof getReservationCancellationPolicies, Way> = {
  'reservation.email_mismatch': 'at-email',
  'reservation.missing': 'at-number',
  too_many_requests: 'too-many-tries',
  'hotel.unknown': 'catalogue',
  'reservation.cancelled': 'catalogue',
  'reservation.expired': 'catalogue',
};

export const cancelRefused = (error: unknown): Way | null => refusedAs(error, ways);
