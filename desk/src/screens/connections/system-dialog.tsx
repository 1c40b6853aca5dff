import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { changeSystem, renewSystem, switchSystem, type ConnectedSystem } from '@stayfront/contract/desk/systems';
import { ownedParts, type Owned } from '@stayfront/rules/connection/account';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import type { Asked } from './asked.ts';
import { ShownOnce } from './shown-once.tsx';
import { ownedWords } from './system-words.ts';

type Sold = readonly { readonly id: string; readonly name: string }[];

interface SystemDialogProps {
  system: ConnectedSystem;
  rooms: Sold;
  ratePlans: Sold;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** On or off, what it decides, its codes, a new password, and the way to be rid of it. */
export function SystemDialog({ system, rooms, ratePlans, onAsk, onClose }: SystemDialogProps) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const { systemId, title, isOn, login, endpoint, kind } = system;
  const params = { hotelId, systemId };
  const [owns, setOwns] = useState<readonly Owned[]>(system.owns);
  const [takesBookings, setTakesBookings] = useState(system.takesBookings);
  const [codes, setCodes] = useState({ rooms: codesById(system.rooms), ratePlans: codesById(system.ratePlans) });
  const [password, setPassword] = useState<string | null>(null);
  const isCaller = kind === 'alpinebits' || kind === 'channel-manager';
  const switching = useConnectionAct((wanted: boolean) =>
    transport(switchSystem, { params, query: {}, body: { isOn: wanted } }),
  );
  const renewing = useConnectionAct(async () => {
    const renewed = await transport(renewSystem, { params, query: {}, body: undefined });
    setPassword(`${renewed.login ?? ''} ${renewed.password ?? ''}`.trim());
  });
  const saving = useConnectionAct(async () => {
    const body = {
      owns: [...owns],
      takesBookings,
      rooms: idsByCode(codes.rooms),
      ratePlans: idsByCode(codes.ratePlans),
    };
    await transport(changeSystem, { params, query: {}, body });
    tell({ text: t`The settings of ${title} were saved` });
    onClose();
  });
  const problem = saving.error instanceof RefusedCall ? saving.error.problem : null;
  const other = problem?.code === 'connection.owned' ? textOf(problem.details?.['title']) : null;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const turn = (wanted: boolean): void =>
    switching.mutate(wanted, {
      onSuccess: () => {
        tell({
          text: wanted ? t`${title} is switched on` : t`${title} is switched off`,
          undo: () => switching.mutate(!wanted),
        });
        onClose();
      },
    });
  if (password !== null)
    return (
      <ShownOnce title={<Trans>Login and password</Trans>} secret={password} onClose={onClose}>
        <Trans>Give both to whoever runs the system. The password before opens nothing any more.</Trans>
      </ShownOnce>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<bdi>{title}</bdi>}
      actions={
        <>
          <Button kind="danger" onClick={() => onAsk({ about: 'remove-system', system })}>
            <Trans>Remove</Trans>
          </Button>
          {login !== null && (
            <Button isWaiting={renewing.isPending} waitingLabel={t`One moment`} onClick={() => renewing.mutate()}>
              <Trans>Make a new password</Trans>
            </Button>
          )}
        </>
      }
    >
      <form className="connection-form" onSubmit={save} noValidate>
        {endpoint !== null && (
          <p className="mono secret__url" dir="ltr">
            {endpoint}
          </p>
        )}
        {login !== null && (
          <p className="muted">
            <Trans>
              Login: <bdi dir="ltr">{login}</bdi>
            </Trans>
          </p>
        )}
        <Switch
          label={
            <>
              <b>{t`Switched on`}</b>
              <small>{t`While it is off it changes nothing, and bookings wait for it.`}</small>
            </>
          }
          isOn={isOn}
          isDisabled={switching.isPending}
          onChange={turn}
        />
        {isCaller && (
          <>
            <fieldset>
              <legend>
                <Trans>It decides about</Trans>
              </legend>
              {ownedParts.map((part) => (
                <Checkbox
                  key={part}
                  label={i18n._(ownedWords[part])}
                  isChecked={owns.includes(part)}
                  onChange={(isOwned) =>
                    setOwns(ownedParts.filter((one) => (one === part ? isOwned : owns.includes(one))))
                  }
                />
              ))}
            </fieldset>
            <Checkbox
              label={t`It takes our bookings, changes and cancellations`}
              isChecked={takesBookings}
              onChange={setTakesBookings}
            />
            <details>
              <summary>
                <Trans>Its codes for rooms and rates</Trans>
              </summary>
              <div className="connection-form">
                {(['rooms', 'ratePlans'] as const).map((list) =>
                  (list === 'rooms' ? rooms : ratePlans).map(({ id, name }) => (
                    <TextField
                      key={`${list} ${id}`}
                      label={name}
                      optionalLabel={t`optional`}
                      autoComplete="off"
                      maxLength={64}
                      value={codes[list][id] ?? ''}
                      onChange={(code) => setCodes({ ...codes, [list]: { ...codes[list], [id]: code } })}
                    />
                  )),
                )}
              </div>
            </details>
          </>
        )}
        {other !== null && (
          <Alert tone="bad" isLive>
            <Trans>
              <bdi>{other}</bdi> decides about that. Take it from that one first.
            </Trans>
          </Alert>
        )}
        {isCaller && (
          <div className="dialog__acts">
            <Button kind="primary" type="submit" isWaiting={saving.isPending} waitingLabel={t`One moment`}>
              <Trans>Save the settings</Trans>
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

const codesById = (codes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(codes).map(([code, id]) => [id, code]));

const idsByCode = (codes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes)
      .map(([id, code]) => [code.trim(), id] as const)
      .filter(([code]) => code !== ''),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
