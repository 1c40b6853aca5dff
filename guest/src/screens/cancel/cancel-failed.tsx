import { Trans } from '@lingui/react/macro';
import { FailedDialog } from '../frame/failed-dialog.tsx';

/** Why nothing was cancelled, where that is not the fault of a field. */
export const CancelFailed = ({ error, onClose }: { error: Error; onClose: () => void }) => (
  <FailedDialog
    error={error}
    onClose={onClose}
    unheard={<Trans>We could not reach the hotel. Please try again: nothing is cancelled twice.</Trans>}
    refused={{
      too_many_requests: <Trans>Those were too many tries. Please wait a quarter of an hour, or call the hotel.</Trans>,
    }}
  />
);
