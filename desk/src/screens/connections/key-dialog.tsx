import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { makeDeskKey } from '@stayfront/contract/desk/keys';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { ShownOnce } from './shown-once.tsx';

/** A new key for a system of the hotel's. Its id goes along, so that one wish makes one key. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const [keyId] = useState(() => crypto.randomUUID().slice(0, 8));
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const making = useConnectionAct(async () => {
    const made = await transport(makeDeskKey, { params: { hotelId, keyId }, query: {}, body: { name: name.trim() } });
    setKey(made.key);
  });
  const code = making.error instanceof RefusedCall ? making.error.problem.code : null;
  const make = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() !== '' && !making.isPending) making.mutate();
  };
  if (key !== null)
    return (
      <ShownOnce title={<Trans>Your new key</Trans>} secret={key} onClose={onClose}>
        <Trans>Give it to whoever runs the system, and to nobody else: who has it can do what a manager can.</Trans>
      </ShownOnce>
    );
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Make a key</Trans>}>
      <form className="connection-form" onSubmit={make} noValidate>
        <TextField
          label={t`What is it for?`}
          autoComplete="off"
          maxLength={80}
          value={name}
          hint={t`The list of changes calls it by this name, e.g. Housekeeping app.`}
          error={isTried && name.trim() === '' ? t`Say what the key is for.` : undefined}
          onChange={setName}
        />
        {code === 'key.too_many' && (
          <Alert tone="bad" isLive>
            <Trans>A hotel has at most 20 keys. End one that is not used any more.</Trans>
          </Alert>
        )}
        {code === 'key.known' && (
          <Alert tone="bad" isLive>
            <Trans>This key was made a moment ago, and its answer was lost. End it and make another.</Trans>
          </Alert>
        )}
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={making.isPending} waitingLabel={t`One moment`}>
            <Trans>Make the key</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
