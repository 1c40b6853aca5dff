import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Globe, Settings2, Unplug, Webhook } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Beat } from '../../features/connection/beat.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Disc } from '../../parts/disc.tsx';
import { addressee } from './addressee.ts';
import type { AnyConnection, Asked } from './asked.ts';
import { ConnectionMark } from './connection-mark.tsx';

interface ConnectionRowProps {
  connection: AnyConnection;
  onAsk: (asked: Asked) => void;
}

const tones = { new: 'plain', off: 'plain', ok: 'ok', 'given-up': 'ok', silent: 'warn' } as const;

/** One connection: who it is, how it fares, its last 24 hours, and the ways to what it was told and to change it. */
export function ConnectionRow({ connection, onAsk }: ConnectionRowProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  const nameOf = useConnectionName();
  const { connectionId, state, lastAt, hours, waiting, failed } = connection;
  const name = nameOf(addressee(connection));
  const isSilent = state === 'silent';
  return (
    <li className="connection">
      <Disc icon={isSilent ? Unplug : 'webhookId' in connection ? Webhook : Globe} tone={tones[state]} />
      <div className="connection__who">
        <b>
          <bdi>{name}</bdi>
        </b>
        {'webhookId' in connection ? (
          <p dir="ltr">{connection.url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/'}</p>
        ) : (
          <p>
            <Plural
              value={connection.bookings}
              one="told of # booking in 30 days"
              other="told of # bookings in 30 days"
            />
          </p>
        )}
      </div>
      <div className="connection__state">
        <ConnectionMark connection={connection} />
        <p>
          {waiting > 0 && state !== 'ok' ? (
            <Plural value={waiting} one="# message waits" other="# messages wait" />
          ) : failed > 0 ? (
            <Plural value={failed} one="# message was given up" other="# messages were given up" />
          ) : (
            lastAt && <Trans>last told {when.since(lastAt)}</Trans>
          )}
        </p>
      </div>
      <Beat hours={hours} />
      <div className="connection__acts">
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
      </div>
    </li>
  );
}
