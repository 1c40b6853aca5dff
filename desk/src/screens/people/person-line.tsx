import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inviteAgain, type Person } from '@stayfront/contract/people';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useRoleName } from '../../features/frame/use-role-name.ts';

interface PersonLineProps {
  person: Person;
  onAsk: (about: 'role' | 'remove') => void;
}

/** Somebody who may sign in: as what, by what means, when they were here last; or how their invitation stands. */
export function PersonLine({ person, onAsk }: PersonLineProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { who, timeZone, today } = useHouse();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const roleName = useRoleName();
  const { email, role, passkeys = 0, lastSeenAt, invitationEndsAt = null, personId } = person;
  const moment = (at: string): string => writeMoment({ language, timeZone, today }, at);
  const again = useMutation({
    mutationFn: () => transport(inviteAgain, { params: { hotelId, personId }, query: {}, body: { lang: language } }),
    onSuccess: () => {
      tell({ text: t`A new invitation is on its way to ${email}` });
      return client.invalidateQueries({ queryKey: ['people', hotelId] });
    },
    onError: () => tell({ text: t`That did not work. Try again in a few minutes.` }),
  });
  const isYou = email.toLowerCase() === who.by.toLowerCase();
  return (
    <li className="entry person">
      <span className="desk-avatar" aria-hidden>
        {lastSeenAt === null ? <Mail className="ic ic-xs" /> : email.slice(0, 2).toUpperCase()}
      </span>
      <div className="entry__words">
        <b>
          <bdi>{email}</bdi> {isYou && <span className="muted">{t`you`}</span>}
        </b>
        <small>
          {lastSeenAt === null ? (
            invitationEndsAt === null ? (
              <Trans>Invited {moment(person.invitedAt)}. No link of the invitation is open.</Trans>
            ) : (
              <Trans>
                Invited {moment(person.invitedAt)}. The link ends {moment(invitationEndsAt)}.
              </Trans>
            )
          ) : (
            <Dotted
              facts={[
                passkeys > 0 ? (
                  <Plural key="by" value={passkeys} one="# passkey" other="# passkeys" />
                ) : (
                  <Trans key="by">link by mail</Trans>
                ),
                <Trans key="at">last here {moment(lastSeenAt)}</Trans>,
              ]}
            />
          )}
        </small>
      </div>
      <span className="person__role">{roleName(role)}</span>
      <span className="person__acts">
        {lastSeenAt === null && (
          <Button kind="quiet" isWaiting={again.isPending} waitingLabel={t`One moment`} onClick={() => again.mutate()}>
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button kind="quiet" aria-label={t`Change the role of ${email}`} onClick={() => onAsk('role')}>
          <Trans>Role</Trans>
        </Button>
        <Button kind="quiet" aria-label={t`Remove ${email}`} onClick={() => onAsk('remove')}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </li>
  );
}
