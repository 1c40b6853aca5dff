import { useLingui } from '@lingui/react/macro';
import type { ErrorKind } from '../../app/flow/error-kind.ts';

/** The error catalogue in words. */
export function useErrorWords(): Record<ErrorKind, string> {
  const { t } = useLingui();
  return {
    'no-availabilities': t`No more availabilities left, try later`,
    'inline-booking-error': '',
    'already-cancelled': t`This reservation is already cancelled.`,
    'cancellation-failed': t`The cancellation has failed. Please check the reservation ID and the e-mail address.`,
    'reservation-not-loaded': t`The reservation could not be loaded.`,
    'expired-reservation': t`Expired reservations cannot be modified.`,
    'not-processed': t`The transaction was not processed, and your card was not charged.`,
    'card-not-charged': t`Your card cannot be charged.`,
    'mail-not-sent': t`Your payment was successful, but the confirmation e-mail could not be sent. Please contact the hotel.`,
    'already-processed': t`This transaction was already processed.`,
    'too-many-begun': t`Three of your bookings are still waiting to be paid or confirmed. Please finish one of them first, or come back in half an hour.`,
    'card-needed': t`So many rooms were booked without a card that we cannot take this booking here. Please call the hotel.`,
    preview: t`This is a preview: nothing can be booked from it, and nothing was charged.`,
    internal: t`Internal server error`,
  };
}
