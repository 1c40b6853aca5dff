import { Trans, useLingui } from '@lingui/react/macro';
import { removePasskey, type Passkey } from '@stayfront/contract/passkeys';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { passkeysQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useKnowsPasskeys } from '../../features/passkey/passkey-support.ts';
import { Section } from '../../parts/section.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

/** By what one signs in without a mail. */
export function Passkeys() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone, today } = useHouse();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const knows = useKnowsPasskeys();
  const { data, error } = useQuery(passkeysQuery(transport, hotelId));
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removing = useMutation({
    mutationFn: ({ passkeyId }: Passkey) =>
      transport(removePasskey, { params: { hotelId, passkeyId }, query: {}, body: undefined }),
    onSuccess: (_answer, { name }) => {
      setLeaving(null);
      tell({ text: t`“${name}” does not sign in any more` });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['passkeys', hotelId] }),
  });
  const passkeys = data?.passkeys ?? [];
  const moment = (at: string): string => writeMoment({ language, timeZone, today }, at);
  const canAdd = data?.canAdd === true && knows !== false;
  return (
    <Section
      title={<Trans>Passkeys</Trans>}
      {...(data ? { count: passkeys.length } : {})}
      aside={
        canAdd && (
          <Button kind="quiet" onClick={() => setIsAdding(true)}>
            <Plus className="ic ic-s" aria-hidden /> <Trans>Add a passkey</Trans>
          </Button>
        )
      }
    >
      {error && (
        <p className="empty-line">
          <Trans>Your passkeys could not be read.</Trans>
        </p>
      )}
      <ul className="lines-list">
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className="entry">
            <Fingerprint className="ic" aria-hidden />
            <div className="entry__words">
              <b>
                <bdi>{passkey.name}</bdi>
              </b>
              <small>
                <Dotted
                  facts={[
                    <Trans key="added">added {moment(passkey.addedAt)}</Trans>,
                    passkey.lastUsedAt === null ? (
                      <Trans key="used">not used yet</Trans>
                    ) : (
                      <Trans key="used">last used {moment(passkey.lastUsedAt)}</Trans>
                    ),
                  ]}
                />
              </small>
            </div>
            <Button kind="quiet" aria-label={t`Remove the passkey ${passkey.name}`} onClick={() => setLeaving(passkey)}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {data && (
        <p className="muted you__hint">
          {knows === false ? (
            <Trans>This browser does not know passkeys. A link by mail always works.</Trans>
          ) : passkeys.length >= 20 ? (
            <Trans>You have as many passkeys as one may. Remove one to add another.</Trans>
          ) : !data.canAdd ? (
            <Trans>
              Passkeys need this desk at a name of its own over https; at this address there are none. A link by mail
              always works.
            </Trans>
          ) : passkeys.length === 0 ? (
            <Trans>With a passkey you sign in by fingerprint, face or the code of your device, without a mail.</Trans>
          ) : (
            <Trans>Add one on your phone, too, in case this device is away.</Trans>
          )}
        </p>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {leaving && (
        <Dialog
          isOpen
          onClose={() => setLeaving(null)}
          closeLabel={t`Close`}
          title={<Trans>Remove the passkey “{leaving.name}”?</Trans>}
          actions={
            <>
              <Button onClick={() => setLeaving(null)}>{t`Leave it`}</Button>
              <Button
                kind="danger-filled"
                isWaiting={removing.isPending}
                waitingLabel={t`One moment`}
                onClick={() => removing.mutate(leaving)}
              >
                <Trans>Remove it</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              It opens no desk any more, at none of your hotels. Your device goes on offering it until you delete it
              there.
            </Trans>
          </p>
          {removing.isError && (
            <Alert tone="bad" isLive>
              {t`That did not work. Try again.`}
            </Alert>
          )}
        </Dialog>
      )}
    </Section>
  );
}
