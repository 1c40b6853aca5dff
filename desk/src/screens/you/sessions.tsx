import { Trans, useLingui } from '@lingui/react/macro';
import { endOtherSessions, endSession } from '@stayfront/contract/people';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { sessionsQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { Section } from '../../parts/section.tsx';

/** Where one is signed in at this hotel, and how to be no longer. */
export function Sessions() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone, today } = useHouse();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { data, error, refetch } = useQuery(sessionsQuery(transport, hotelId));
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isThis }) => !isThis);
  const ending = useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await transport(endOtherSessions, { params: { hotelId }, query: {}, body: undefined });
      else await transport(endSession, { params: { hotelId, sessionId }, query: {}, body: undefined });
    },
    onSuccess: () => tell({ text: t`Signed out there` }),
    onError: () => tell({ text: t`That did not work. Try again.` }),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions', hotelId] }),
  });
  return (
    <Section
      title={<Trans>Signed in</Trans>}
      {...(data ? { count: sessions.length } : {})}
      aside={
        others.length > 1 && (
          <Button kind="quiet" onClick={() => ending.mutate(null)}>
            <Trans>End all others</Trans>
          </Button>
        )
      }
    >
      {error && (
        <Alert tone="warn" isLive>
          <Trans>Where you are signed in could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height="104px" />}
      <ul className="lines-list">
        {sessions.map(({ sessionId, device, network, lastUsedAt, isThis }) => {
          const Icon = /iPhone|Android/.test(device ?? '') ? Smartphone : Monitor;
          const name = device ?? t`Unknown device`;
          const moment = writeMoment({ language, timeZone, today }, lastUsedAt);
          return (
            <li key={sessionId} className="entry">
              <Icon className="ic" aria-hidden />
              <div className="entry__words">
                <b>
                  <bdi>{name}</bdi> {isThis && <span className="muted">{t`this one`}</span>}
                </b>
                <small>
                  <Dotted
                    facts={[
                      isThis ? <Trans key="at">now</Trans> : <Trans key="at">last used {moment}</Trans>,
                      ...(network ? [<Trans key="from">from the network {network}</Trans>] : []),
                    ]}
                  />
                </small>
              </div>
              {!isThis && (
                <Button kind="quiet" aria-label={t`End the session: ${name}`} onClick={() => ending.mutate(sessionId)}>
                  <Trans>End</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
