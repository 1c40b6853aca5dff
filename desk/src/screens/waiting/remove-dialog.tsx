import { Trans, useLingui } from '@lingui/react/macro';
import type { WaitingGuest } from '@stayfront/contract/desk/waiting';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

interface RemoveDialogProps {
  guest: WaitingGuest;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before it does: the address is forgotten with it, and nobody but the guest can put it there again. */
export function RemoveDialog({ guest: { email, state }, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Remove {email}?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>{t`Leave it`}</Button>
          <Button kind="danger-filled" onClick={onRemove}>
            <Trans>Remove {email}</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The address is forgotten, and the guest hears of no room any more.</Trans>{' '}
        {state === 'offered' && <Trans>The room on offer goes to the next on the list.</Trans>}
      </p>
    </Dialog>
  );
}
