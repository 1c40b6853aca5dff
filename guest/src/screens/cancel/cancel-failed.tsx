import { Trans } from '@lingui/react/macro';
import type { getReservationCancellationPolicies, sendCancellationRequest } from '@stayfront/contract/cancel';
import { FailedDialog } from '../../features/frame/failed-dialog.tsx';

/** Why nothing was cancelled, where that is not the fault of a field. */
export const CancelFailed = ({ error, onClose }: { error: Error; onClose: () => void }) => (
  <FailedDialog<typeof sendCancellationRequest | typeof getReservationCancellationPolicies>
    error={error}
    onClose={onClose}
    unheard={<Trans>We could not reach the hotel. Please try again: nothing is cancelled twice.</Trans>}
    refused={{
      too_many_requests: (
        <Trans>
          No booking was found for this reference and e-mail address. There were many wrong tries: please check both,
          wait a little and try again, or call the hotel.
        </Trans>
      ),
      'reservation.email_mismatch': null, // said at its field
      'reservation.missing': null, // likewise
      'reservation.cancelled': null,
      'reservation.expired': null,
      'hotel.unknown': null,
    }}
  />
);
