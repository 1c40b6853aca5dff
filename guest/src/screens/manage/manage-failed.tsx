import { Trans } from '@lingui/react/macro';
import { FailedDialog } from '../../features/frame/failed-dialog.tsx';

/** Why a change was not made, and that nothing else was. */
export function ManageFailed({ error, onClose }: { error: Error; onClose: () => void }) {
  const meanwhile = <Trans>This reservation was changed meanwhile. You see now how it stands; please try again.</Trans>;
  return (
    <FailedDialog
      error={error}
      onClose={onClose}
      unheard={<Trans>We could not reach the hotel. Please try again: nothing is done twice.</Trans>}
      refused={{
        'reservation.version': meanwhile,
        'room_stay.last': meanwhile,
        'reservation.expired': <Trans>This past reservation cannot be modified anymore</Trans>,
      }}
    />
  );
}
