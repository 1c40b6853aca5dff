import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { putGooglePrices } from '@stayfront/contract/desk/google-prices';
import { makeSystem } from '@stayfront/contract/desk/systems';
import type { SystemKind } from '@stayfront/rules/connection/account';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { nameFor } from './name-for.ts';
import { ReachedFields } from './reached-fields.tsx';
import { ShownOnce } from './shown-once.tsx';
import { kindWords } from './system-words.ts';

interface AddSystemDialogProps {
  kind: SystemKind;
  /** Ids that others have. */
  taken: readonly string[];
  onClose: () => void;
}

/** Another system is let in: its name, whether it takes bookings, and where it is called. What it decides is said later. */
export function AddSystemDialog({ kind, taken, onClose }: AddSystemDialogProps) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const [title, setTitle] = useState('');
  const [takesBookings, setTakesBookings] = useState(true);
  const [reached, setReached] = useState({ address: '', calledAs: '', secret: '' });
  const [partnerKey, setPartnerKey] = useState('');
  const [made, setMade] = useState<{ login: string; password: string } | null>(null);
  const isTaken = (name: string): boolean => taken.includes(`${kind}.${name}`);
  const isCaller = kind === 'alpinebits' || kind === 'channel-manager';
  const making = useConnectionAct(async () => {
    if (kind === 'google') {
      const name = nameFor(title, isTaken);
      const body = { title: title.trim(), partnerKey: partnerKey.trim() };
      await transport(putGooglePrices, { params: { hotelId, name }, query: {}, body });
      tell({ text: t`${title.trim()} was added` });
      return onClose();
    }
    const { login, password } = await transport(makeSystem, {
      params: { hotelId, systemId: `${kind}.${nameFor(title, isTaken)}` },
      query: {},
      body: {
        title: title.trim(),
        owns: [],
        takesBookings,
        address: reached.address.trim() || null,
        calledAs: reached.calledAs.trim() || null,
        secret: reached.secret || null,
      },
    });
    if (login !== null && password !== null) return setMade({ login, password });
    tell({ text: t`${title.trim()} was added` });
    onClose();
  });
  const problem = making.error instanceof RefusedCall ? making.error.problem : null;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!making.isPending && title.trim() !== '' && (kind !== 'google' || partnerKey.trim() !== '')) making.mutate();
  };
  if (made)
    return (
      <ShownOnce title={<Trans>Login and password</Trans>} secret={`${made.login} ${made.password}`} onClose={onClose}>
        <Trans>
          Give both to whoever runs the system. Then say in its settings what it decides: until you do it changes
          nothing.
        </Trans>
      </ShownOnce>
    );
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={i18n._(kindWords[kind])}>
      <form className="connection-form" onSubmit={save} noValidate>
        <TextField label={t`What you call it`} autoComplete="off" maxLength={80} value={title} onChange={setTitle} />
        {isCaller && (
          <Checkbox
            label={t`It takes our bookings, changes and cancellations`}
            isChecked={takesBookings}
            onChange={setTakesBookings}
          />
        )}
        {kind === 'google' && (
          <TextField
            label={t`The key that Google gave`}
            autoComplete="off"
            maxLength={200}
            value={partnerKey}
            error={problem?.code === 'input.invalid' ? t`This is not written as Google writes it.` : undefined}
            onChange={(key) => {
              setPartnerKey(key);
              making.reset();
            }}
          />
        )}
        {isCaller && (
          <ReachedFields
            reached={reached}
            refused={problem?.code ?? null}
            onChange={(next) => {
              setReached(next);
              making.reset();
            }}
          />
        )}
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={making.isPending} waitingLabel={t`One moment`}>
            <Trans>Add it</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
