import { Trans, useLingui } from '@lingui/react/macro';
import { renewSystem, switchSystem, type ConnectedSystem } from '@stayfront/contract/desk/systems';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import type { Asked } from './asked.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { CopyAddress } from './copy-address.tsx';
import { ShownOnce } from './shown-once.tsx';
import { SystemForm } from './system-form.tsx';
import type { Sold } from './system-wish.ts';

interface SystemDialogProps {
  system: ConnectedSystem;
  rooms: Sold;
  ratePlans: Sold;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** On or off, what it decides, its codes, where it is called, a new password, and the way to be rid of it. */
export function SystemDialog({ system, rooms, ratePlans, onAsk, onClose }: SystemDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const { systemId, title, isOn, login, endpoint } = system;
  const params = { hotelId, systemId };
  const [password, setPassword] = useState<string | null>(null);
  const renewing = useConnectionAct(async () => {
    const renewed = await transport(renewSystem, { params, query: {}, body: undefined });
    setPassword(`${renewed.login ?? ''} ${renewed.password ?? ''}`.trim());
  });
  if (password !== null)
    return (
      <ShownOnce title={<Trans>Login and password</Trans>} secret={password} onClose={onClose}>
        <Trans>Give both to whoever runs the system. The password before opens nothing any more.</Trans>
      </ShownOnce>
    );
  return (
    <ConnectionDialog
      name={title}
      isOn={isOn}
      switchLabel={t`Switched on`}
      whileOff={t`While it is off it changes nothing, and bookings wait for it.`}
      onSwitch={(wanted) => transport(switchSystem, { params, query: {}, body: { isOn: wanted } })}
      onRemove={() => onAsk({ about: 'remove-system', system })}
      onClose={onClose}
      acts={
        login !== null && (
          <Button isWaiting={renewing.isPending} waitingLabel={t`One moment`} onClick={() => renewing.mutate()}>
            <Trans>Make a new password</Trans>
          </Button>
        )
      }
      about={
        <>
          {endpoint !== null && (
            <div className="connection-form__part">
              <p className="muted">
                <Trans>It calls us here.</Trans>
              </p>
              <p className="secret">
                <code dir="ltr">{endpoint}</code>
                <CopyAddress address={endpoint} label={t`Copy the address for ${title}`} />
              </p>
            </div>
          )}
          {login !== null && (
            <p className="muted">
              <Trans>
                Login: <bdi dir="ltr">{login}</bdi>
              </Trans>
            </p>
          )}
        </>
      }
    >
      <SystemForm system={system} sold={{ rooms, ratePlans }} onSaved={onClose} />
    </ConnectionDialog>
  );
}
