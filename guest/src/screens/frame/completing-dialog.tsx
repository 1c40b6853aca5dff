import { Trans } from '@lingui/react/macro';
import { ClipboardCheck } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';

interface CompletingDialogProps {
  /** Where it is asked: the words of the way out differ. */
  place: 'results' | 'package';
  onComplete: () => void;
  /** Gives the last room back and stays with its dates and guests. */
  onChange: () => void;
  onReset: () => void;
}

/** Every room is chosen, and yet the guest is back at the rooms: finish, take another room, or begin anew. */
export default function CompletingDialog({ place, onComplete, onChange, onReset }: CompletingDialogProps) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      icon={ClipboardCheck}
      title={<Trans>Completing reservation</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onReset}>
            {place === 'package' ? <Trans>No, reset my search</Trans> : <Trans>Reset your search</Trans>}
          </Button>
          <Button kind="secondary" onClick={onChange}>
            <Trans>Change the room</Trans>
          </Button>
          <Button kind="primary" onClick={onComplete}>
            <Trans>Complete the reservation</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        All your rooms are chosen. Would you like to finish this reservation, change the room or start again?
      </Trans>
    </Dialog>
  );
}
