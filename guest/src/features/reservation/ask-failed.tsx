import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from '../frame/oops-dialog.tsx';

/** Why no mail was sent. */
export function AskFailed({ isTooOften, onClose }: { isTooOften: boolean; onClose: () => void }) {
  const action = (
    <Button kind="primary" onClick={onClose}>
      <Trans>OK</Trans>
    </Button>
  );
  return (
    <OopsDialog action={action}>
      {isTooOften ? (
        <Trans>You have asked several times already. Please wait a quarter of an hour, or call the hotel.</Trans>
      ) : (
        <Trans>We could not reach the hotel. Please try again.</Trans>
      )}
    </OopsDialog>
  );
}
