import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Globe, Settings2, Unplug, Webhook } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { addressee } from './addressee.ts';
import type { AnyConnection, Asked } from './asked.ts';
import { ConnectionLine } from './connection-line.tsx';
import { ConnectionMark } from './connection-mark.tsx';

interface ConnectionRowProps {
  connection: AnyConnection;
  onAsk: (asked: Asked) => void;
}

const tones = { new: 'plain', off: 'plain', ok: 'ok', 'given-up': 'ok', silent: 'warn' } as const;
const marks = { new: 'nothing-told', off: 'off', ok: 'ok', 'given-up': 'ok', silent: 'waiting' } as const;

/** One connection: who it is, how it fares, its last 24 hours, and the ways to what it was told and to change it. */
export function ConnectionRow({ connection, onAsk }: ConnectionRowProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  const nameOf = useConnectionName();
  const { connectionId, state, since, lastAt, hours, waiting, failed } = connection;
  const name = nameOf(addressee(connection));
  const isSilent = state === 'silent';
  return (
    <ConnectionLine
      icon={isSilent ? Unplug : 'webhookId' in connection ? Webhook : Globe}
      tone={tones[state]}
      name={name}
      about={
        'webhookId' in connection ? (
          <bdi dir="ltr">{connection.url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/'}</bdi>
        ) : (
          <Plural
            value={connection.bookings}
            one="told of # booking in 30 days"
            other="told of # bookings in 30 days"
          />
        )
      }
      hours={hours}
      state={
        <>
          <ConnectionMark state={marks[state]} since={since} />
          <p>
            {waiting > 0 && state !== 'ok' ? (
              <Plural value={waiting} one="# message waits" other="# messages wait" />
            ) : failed > 0 ? (
              <Plural value={failed} one="# message was given up" other="# messages were given up" />
            ) : (
              lastAt && <Trans>last told {when.since(lastAt)}</Trans>
            )}
          </p>
        </>
      }
      acts={
        <>
          <ButtonLink
            size="s"
            to={`/${hotelId}/desk/connections/messages?connectionId=${connectionId}`}
            aria-label={t`Messages to ${name}`}
          >
            <Trans>Messages</Trans>
          </ButtonLink>
          <IconButton
            icon={Settings2}
            label={t`Settings of ${name}`}
            onClick={() => onAsk({ about: 'settings', connection })}
          />
        </>
      }
    />
  );
}
