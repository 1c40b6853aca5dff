import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import './dialog-form.css';

interface ActDialogProps {
  title: ReactNode;
  /** Of whom, and how much there is. */
  about?: ReactNode;
  /** What the button does, with the amount. */
  act: ReactNode;
  /** What the button says that does nothing. */
  leave?: ReactNode;
  isPending: boolean;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** Its fields are a form: Enter does it. */
  isForm?: boolean;
  trouble?: string | null | undefined;
  onAct: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to a reservation: of whom, what changes, why not, and a way to leave it. */
export function ActDialog({
  title,
  about,
  act,
  leave,
  isPending,
  isDangerous = false,
  isDisabled = false,
  isForm = false,
  trouble,
  onAct,
  onClose,
  children,
}: ActDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isPending) onAct();
  };
  const fault = trouble && (
    <Alert tone="bad" isLive>
      {trouble}
    </Alert>
  );
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{leave ?? <Trans>Leave it</Trans>}</Button>
          <Button
            kind={isDangerous ? 'danger-filled' : 'primary'}
            isDisabled={isDisabled}
            isWaiting={isPending}
            waitingLabel={t`One moment`}
            {...(isForm ? { type: 'submit', form: id } : { onClick: onAct })}
          >
            {act}
          </Button>
        </>
      }
    >
      {about && <p className="letter-about">{about}</p>}
      {isForm ? (
        <form id={id} className="dialog-form" onSubmit={submit} noValidate>
          {fault}
          {children}
        </form>
      ) : (
        <>
          {fault}
          <div className="cancel-form">{children}</div>
        </>
      )}
    </Dialog>
  );
}
