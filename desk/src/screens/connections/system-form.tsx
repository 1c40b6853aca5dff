import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { changeSystem, type ConnectedSystem } from '@stayfront/contract/desk/systems';
import { ownedParts, type Owned } from '@stayfront/rules/connection/account';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { fieldsAtFault } from '../../features/reservation/fields-at-fault.ts';
import { ReachedFields } from './reached-fields.tsx';
import { asTyped, wishOf, type Sold, type TypedSystem } from './system-wish.ts';
import { ownedWords } from './system-words.ts';

interface SystemFormProps {
  system: ConnectedSystem;
  sold: { readonly rooms: Sold; readonly ratePlans: Sold };
  onSaved: () => void;
}

/** What it is called, what it decides, its codes, and where it is called. */
export function SystemForm({ system, sold, onSaved }: SystemFormProps) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const [form, setForm] = useState(() => asTyped(system));
  const put = (body: ReturnType<typeof wishOf>): Promise<unknown> =>
    transport(changeSystem, { params: { hotelId, systemId: system.systemId }, query: {}, body });
  const takingBack = useConnectionAct(() => put(wishOf(asTyped(system), system, sold)));
  const saving = useConnectionAct(async () => {
    const wish = wishOf(form, system, sold);
    await put(wish);
    const title = form.title.trim();
    // A password that was put over is not kept, and one is not sent to another address: that has no way back.
    const hasWayBack = wish.secret === undefined && wish.address === system.address;
    tell({
      text: t`The settings of ${title} were saved`,
      ...(hasWayBack ? { undo: () => takingBack.mutate() } : {}),
    });
    onSaved();
  });
  const problem = saving.error instanceof RefusedCall ? saving.error.problem : null;
  const other = problem?.code === 'connection.owned' ? textOf(problem.details?.['title']) : null;
  const said = fieldsAtFault(saving.error, 'body');
  const change = (changed: Partial<TypedSystem>): void => {
    setForm({ ...form, ...changed });
    saving.reset();
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!saving.isPending && form.title.trim() !== '') saving.mutate();
  };
  return (
    <form className="connection-form" onSubmit={save} noValidate>
      <TextField
        label={t`What you call it`}
        autoComplete="off"
        maxLength={80}
        value={form.title}
        error={form.title.trim() === '' ? t`Say who it is.` : undefined}
        onChange={(title) => change({ title })}
      />
      <fieldset>
        <legend>
          <Trans>It decides about</Trans>
        </legend>
        {ownedParts.map((part) => (
          <Checkbox
            key={part}
            label={i18n._(ownedWords[part])}
            isChecked={form.owns.includes(part)}
            onChange={(isOwned) => change({ owns: withPart(form.owns, part, isOwned) })}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t`It takes our bookings, changes and cancellations`}
        isChecked={form.takesBookings}
        onChange={(takesBookings) => change({ takesBookings })}
      />
      <details open={'login' in said || problem?.code === 'connection.taken' ? true : undefined}>
        <summary>
          <Trans>Its login and its codes for the house, rooms and rates</Trans>
        </summary>
        <div className="connection-form">
          <TextField
            label={t`Login with which it calls us`}
            autoComplete="off"
            maxLength={64}
            value={form.login}
            error={
              problem?.code === 'connection.taken'
                ? t`Another system has this login.`
                : 'login' in said
                  ? t`Use letters, digits and signs, without spaces and colons.`
                  : undefined
            }
            onChange={(login) => change({ login })}
          />
          <TextField
            label={t`What it calls this house`}
            optionalLabel={t`optional`}
            autoComplete="off"
            maxLength={16}
            value={form.hotelCode}
            onChange={(hotelCode) => change({ hotelCode })}
          />
          <p className="muted">
            <Trans>Its codes for rooms and rates; several with a comma between them.</Trans>
          </p>
          <div className="connection-form__pair">
            {(['rooms', 'ratePlans'] as const).map((list) =>
              sold[list].map(({ id, name }) => (
                <TextField
                  key={`${list} ${id}`}
                  label={name}
                  optionalLabel={t`optional`}
                  autoComplete="off"
                  maxLength={400}
                  value={form[list][id] ?? ''}
                  onChange={(code) => change({ [list]: { ...form[list], [id]: code } })}
                />
              )),
            )}
          </div>
        </div>
      </details>
      <ReachedFields
        reached={form}
        hasSecret={system.hasSecret}
        refused={problem?.code ?? null}
        onChange={({ address, calledAs, secret }) => change({ address, calledAs, secret })}
      />
      {other !== null && (
        <Alert tone="bad" isLive>
          <Trans>
            <bdi>{other}</bdi> decides about that. Take it from that one first.
          </Trans>
        </Alert>
      )}
      <div className="dialog__acts">
        <Button kind="primary" type="submit" isWaiting={saving.isPending} waitingLabel={t`One moment`}>
          <Trans>Save the settings</Trans>
        </Button>
      </div>
    </form>
  );
}

const withPart = (owns: readonly Owned[], part: Owned, isOwned: boolean): readonly Owned[] =>
  ownedParts.filter((one) => (one === part ? isOwned : owns.includes(one)));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
