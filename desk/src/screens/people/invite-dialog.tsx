import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { invitePerson } from '@stayfront/contract/people';
import type { Role } from '@stayfront/rules/people/role';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Lets somebody in: by what address, and as what. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('front-desk');
  const [isMistyped, setIsMistyped] = useState(false);
  const inviting = useMutation({
    mutationFn: () =>
      transport(invitePerson, {
        params: { hotelId },
        query: {},
        body: { email: email.trim(), role, lang: language },
      }),
    onSuccess: (person) => {
      tell({ text: t`An invitation is on its way to ${person.email}` });
      setEmail('');
      onClose();
      return client.invalidateQueries({ queryKey: ['people', hotelId] });
    },
  });
  const code = inviting.error instanceof RefusedCall ? inviting.error.problem.code : null;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setIsMistyped(!isAddress);
    if (isAddress && !inviting.isPending) inviting.mutate();
  };
  const error =
    isMistyped || code === 'input.invalid'
      ? t`Write the whole address, like mara@hotel.example`
      : code === 'person.known'
        ? t`This address may sign in already. Change its role instead.`
        : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={<Trans>Invite somebody</Trans>}>
      <form className="people-form" onSubmit={send} noValidate>
        <TextField
          label={t`E-mail address`}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={(typed) => {
            setEmail(typed);
            setIsMistyped(false);
            inviting.reset();
          }}
        />
        <RoleChoice role={role} onChange={setRole} />
        {inviting.error && !error && (
          <Alert tone="bad" isLive>
            {code === 'too_many_requests' ? (
              <Trans>Many were invited just now. Wait an hour and try again.</Trans>
            ) : (
              <Trans>Nobody was invited: no answer. Look at your connection and try again.</Trans>
            )}
          </Alert>
        )}
        <p className="muted">
          <Trans>They get a mail with a link that signs them in once, within three days.</Trans>
        </p>
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={inviting.isPending} waitingLabel={t`One moment`}>
            <Trans>Send the invitation</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
