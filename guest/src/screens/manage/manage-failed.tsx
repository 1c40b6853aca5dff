import { Trans } from '@lingui/react/macro';
import type { cancelRoomStay } from '@stayfront/contract/cancel';
import type { sendBookingRequest } from '@stayfront/contract/reservation';
import { FailedDialog } from '../../features/frame/failed-dialog.tsx';

/** What a guest's own page seldom hears, said in the words of the error catalogue. */
const inCatalogue = {
  'hotel.unknown': null,
  'hotel.maintenance': null,
  'booking.card_needed': null,
  'hold.too_many': null,
  'quote.invalid': null,
  'quote.expired': null,
  'rate.changed': null,
  'price.changed': null,
  'service.quantity': null,
  'currency.mixed': null,
  sold_out: null,
  'payment.unavailable': null,
  'payment.card_missing': null,
  'payment.card_unneeded': null,
  'payment.card_unknown': null,
  'payment.card_unchecked': null,
  'payment.card_refused': null,
  'payment.not_begun': null,
  'reservation.unknown': null,
  'reservation.was_cancelled': null,
  'reservation.held': null,
  'reservation.email_fixed': null,
  'room_stay.unknown': null,
  'idempotency.mismatch': null,
};

/** Why a change was not made, and that nothing else was. */
export function ManageFailed({ error, onClose }: { error: Error; onClose: () => void }) {
  const meanwhile = <Trans>This reservation was changed meanwhile. You see now how it stands; please try again.</Trans>;
  return (
    <FailedDialog<typeof sendBookingRequest | typeof cancelRoomStay>
      error={error}
      onClose={onClose}
      unheard={<Trans>We could not reach the hotel. Please try again: nothing is done twice.</Trans>}
      refused={{
        ...inCatalogue,
        'reservation.version': meanwhile,
        'room_stay.last': meanwhile,
        'reservation.expired': <Trans>This past reservation cannot be modified anymore</Trans>,
      }}
    />
  );
}
