import { Trans, useLingui } from '@lingui/react/macro';
import { removePerson, type Person } from '@stayfront/contract/people';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { usePersonChange } from './use-person-change.ts';

interface RemoveDialogProps {
  person: Person;
  /** Whether nobody else is an owner. */
  isLast: boolean;
  onClose: () => void;
}

/** Says what happens before it does: it cannot be undone but by another invitation. */
export function RemoveDialog({ person: { personId, email }, isLast, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const { trouble, isWaiting, go } = usePersonChange({
    email,
    change: () => transport(removePerson, { params: { hotelId, personId }, query: {}, body: undefined }),
    done: t`${email} cannot sign in any more`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Remove {email}?</Trans>}
      actions={
        isLast ? (
          <Button onClick={onClose}>{t`Close`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Leave it`}</Button>
            <Button kind="danger-filled" isWaiting={isWaiting} waitingLabel={t`One moment`} onClick={go}>
              <Trans>Remove {email}</Trans>
            </Button>
          </>
        )
      }
    >
      {isLast ? (
        <p>
          <Trans>{email} is the last owner, and a hotel always has one. Make somebody else an owner first.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              They are signed out at once on every device, open links stop working, and passkeys that were added at this
              hotel are gone. What they did stays in the list of changes. To let them in again, invite them.
            </Trans>
          </p>
          {trouble && (
            <Alert tone="bad" isLive>
              {trouble}
            </Alert>
          )}
        </>
      )}
    </Dialog>
  );
}
