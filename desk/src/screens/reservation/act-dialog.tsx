import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import type { ReactNode } from 'react';

interface ActDialogProps {
  title: ReactNode;
  /** Of whom, and how much there is. */
  about: ReactNode;
  /** What the button does, with the amount. */
  act: ReactNode;
  isPending: boolean;
  isDangerous?: boolean;
  isDisabled?: boolean;
  trouble: string | undefined;
  onAct: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to a reservation: of whom, what changes, why not, and a way to leave it. */
export function ActDialog({
  title,
  about,
  act,
  isPending,
  isDangerous = false,
  isDisabled = false,
  trouble,
  onAct,
  onClose,
  children,
}: ActDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
          <Button
            kind={isDangerous ? 'danger-filled' : 'primary'}
            isDisabled={isDisabled}
            isWaiting={isPending}
            waitingLabel={t`One moment`}
            onClick={onAct}
          >
            {act}
          </Button>
        </>
      }
    >
      <p className="letter-about">{about}</p>
      {trouble && (
        <Alert tone="bad" isLive>
          {trouble}
        </Alert>
      )}
      <div className="cancel-form">{children}</div>
    </Dialog>
  );
}
