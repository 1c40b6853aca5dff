import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

/** The rooms that this page speaks of are gone, by the guest's own hand in another tab. */
export default function ResetElsewhereDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      icon={RotateCcw}
      title={<Trans>Your search was reset</Trans>}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>You have started again in another tab. The rooms you had chosen here are no longer in your booking.</Trans>
    </Dialog>
  );
}
