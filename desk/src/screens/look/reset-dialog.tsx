import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  isWaiting: boolean;
  onClose: () => void;
  onReset: () => void;
}

export function ResetDialog({ isOpen, isWaiting, onClose, onReset }: ResetDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      icon={TriangleAlert}
      tone="bad"
      title={<Trans>Factory reset</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans comment="Closes a question and changes nothing; never the cancelling of a reservation">Cancel</Trans>
          </Button>
          <Button kind="danger-filled" isWaiting={isWaiting} waitingLabel={t`Please wait`} onClick={onReset}>
            <Trans>Yes, reset</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        You are about to reset all your customization config. This action is irreversible. Are you sure you want to
        reset your customization?
      </Trans>
    </Dialog>
  );
}
