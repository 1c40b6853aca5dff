import { Trans, useLingui } from '@lingui/react/macro';
import { changePerson, type Person } from '@stayfront/contract/people';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useRoleName } from '../../features/frame/use-role-name.ts';
import { RoleChoice } from './role-choice.tsx';
import { usePersonChange } from './use-person-change.ts';

interface RoleDialogProps {
  person: Person;
  /** Whether nobody else is an owner. */
  isLast: boolean;
  onClose: () => void;
}

export function RoleDialog({ person: { personId, email, role: before }, isLast, onClose }: RoleDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const roleName = useRoleName();
  const [role, setRole] = useState(before);
  const name = roleName(role);
  const { trouble, isWaiting, go } = usePersonChange({
    email,
    change: () => transport(changePerson, { params: { hotelId, personId }, query: {}, body: { role } }),
    done: t`${email}: ${name} from now on`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Role of {email}</Trans>}
      actions={
        isLast ? (
          <Button onClick={onClose}>{t`Close`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Leave it`}</Button>
            <Button
              kind="primary"
              isDisabled={role === before}
              isWaiting={isWaiting}
              waitingLabel={t`One moment`}
              onClick={go}
            >
              <Trans>Change the role</Trans>
            </Button>
          </>
        )
      }
    >
      {isLast ? (
        <p>
          <Trans>{email} is the last owner. Make somebody else an owner first, then this role can be changed.</Trans>
        </p>
      ) : (
        <>
          <RoleChoice role={role} onChange={setRole} />
          <p className="muted">
            <Trans>It counts from the next thing they do; they stay signed in.</Trans>
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
