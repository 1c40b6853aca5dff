import { Trans, useLingui } from '@lingui/react/macro';
import { switchConnection } from '@stayfront/contract/desk/connections';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { addressee } from './addressee.ts';
import type { AnyConnection, Asked } from './asked.ts';

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
  const tell = useDone();
  const when = useWhen();
  const name = useConnectionName()(addressee(connection));
  const { connectionId, isOn, url } = connection;
  const since = 'webhookId' in connection ? connection.createdAt : connection.updatedAt;
  const switching = useConnectionAct((wanted: boolean) =>
    transport(switchConnection, { params: { hotelId, connectionId }, query: {}, body: { isOn: wanted } }),
  );
  const turn = (wanted: boolean): void =>
    switching.mutate(wanted, {
      onSuccess: () => {
        tell({
          text: wanted ? t`${name} is switched on` : t`${name} is switched off`,
          undo: () => switching.mutate(!wanted),
        });
        onClose();
      },
    });
  const change: Asked =
    'webhookId' in connection
      ? { about: 'webhook', webhook: connection }
      : { about: 'partner', partner: connection.partner };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<bdi>{name}</bdi>}
      actions={
        <>
          <Button kind="danger" onClick={() => onAsk({ about: 'remove', connection })}>
            <Trans>Remove</Trans>
          </Button>
          <Button onClick={() => onAsk(change)}>
            {'webhookId' in connection ? <Trans>Change the webhook</Trans> : <Trans>Put new keys</Trans>}
          </Button>
        </>
      }
    >
      <div className="connection-form">
        {url !== null && (
          <p className="mono secret__url" dir="ltr">
            {url}
          </p>
        )}
        <p className="muted">
          <Trans>Set up {when.since(since)}</Trans>
        </p>
        <Switch
          label={
            <>
              <b>{t`Tell it what happens`}</b>
              <small>{t`While it is off nothing is sent; all of it is sent once it is on again.`}</small>
            </>
          }
          isOn={isOn}
          isDisabled={switching.isPending}
          onChange={turn}
        />
      </div>
    </Dialog>
  );
}
