import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { OopsDialog } from '../frame/oops-dialog.tsx';

/** Nobody could say yet what became of the payment: the hotel finds out and writes. */
export function OpenPaymentDialog({ onClose }: { onClose: () => void }) {
  return (
    <OopsDialog
      action={
        <Button kind="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>
        Your reservation is still confirmed, and the payment transaction will be validated manually. We will get in
        touch with you soon to confirm the final status of your reservation.
      </Trans>
    </OopsDialog>
  );
}
