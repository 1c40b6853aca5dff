import { Trans, useLingui } from '@lingui/react/macro';
import { switchConnection } from '@stayfront/contract/desk/connections';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { addressee } from './addressee.ts';
import type { AnyConnection, Asked } from './asked.ts';
import { ConnectionDialog } from './connection-dialog.tsx';

interface SettingsDialogProps {
  connection: AnyConnection;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** On or off, and the ways to change it or to be rid of it. */
export function SettingsDialog({ connection, onAsk, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const when = useWhen();
  const name = useConnectionName()(addressee(connection));
  const { connectionId, isOn, url } = connection;
  const since = 'webhookId' in connection ? connection.createdAt : connection.updatedAt;
  const change: Asked =
    'webhookId' in connection
      ? { about: 'webhook', webhook: connection }
      : { about: 'partner', partner: connection.partner };
  return (
    <ConnectionDialog
      name={name}
      isOn={isOn}
      switchLabel={t`Tell it what happens`}
      whileOff={t`While it is off nothing is sent; all of it is sent once it is on again.`}
      onSwitch={(wanted) =>
        transport(switchConnection, { params: { hotelId, connectionId }, query: {}, body: { isOn: wanted } })
      }
      onRemove={() => onAsk({ about: 'remove', connection })}
      onClose={onClose}
      acts={
        <Button onClick={() => onAsk(change)}>
          {'webhookId' in connection ? <Trans>Change the webhook</Trans> : <Trans>Put new keys</Trans>}
        </Button>
      }
      about={
        <>
          {url !== null && (
            <p className="mono secret__url" dir="ltr">
              {url}
            </p>
          )}
          <p className="muted">
            <Trans>Set up {when.since(since)}</Trans>
          </p>
        </>
      }
    />
  );
}
