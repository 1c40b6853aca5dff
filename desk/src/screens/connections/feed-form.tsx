import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { fieldsAtFault } from '../../features/reservation/fields-at-fault.ts';
import type { FeedWish } from './use-put-feed.ts';

interface FeedFormProps {
  /** Null: another one. */
  feed: CalendarFeed | null;
  onSave: (wish: FeedWish) => Promise<unknown>;
}

const isCount = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 200;

/** Who it is, which room, and where their calendar is read. */
export function FeedForm({ feed, onSave }: FeedFormProps) {
  const { t } = useLingui();
  const { rooms } = useHouse();
  const [title, setTitle] = useState(feed?.title ?? '');
  const [roomId, setRoomId] = useState(feed?.roomId ?? rooms[0]?.id ?? '');
  const [isOne, setIsOne] = useState(Boolean(feed?.unit));
  const [number, setNumber] = useState(String(feed?.unit?.number ?? 1));
  const [of, setOf] = useState(String(feed?.unit?.of ?? 2));
  const [source, setSource] = useState('');
  const [isTried, setIsTried] = useState(false);
  const saving = useConnectionAct(() =>
    onSave({
      title: title.trim(),
      roomId,
      unit: isOne ? { number: Number(number), of: Number(of) } : null,
      isOn: feed?.isOn ?? true,
      address: 'keep',
      // An empty field leaves what is read as it is: the address itself is never told again.
      ...(source.trim() === '' ? {} : { source: source.trim() }),
    }),
  );
  const code = saving.error instanceof RefusedCall ? saving.error.problem.code : null;
  const said = fieldsAtFault(saving.error, 'body');
  const isBadAddress = code === 'calendar_feed.target' || 'source' in said;
  const hasTooMany = isOne && isCount(number) && isCount(of) && Number(number) > Number(of);
  const faults = {
    title: title.trim() === '' ? t`Say who it is.` : said['title'],
    roomId: said['roomId'] && t`The house has no such room any more.`,
    number: !isCount(number)
      ? t`Put a number from 1 to 200.`
      : hasTooMany || said['unit.number']
        ? t`There are not so many rooms of this kind.`
        : undefined,
    of: isCount(of) ? said['unit.of'] : t`Put a number from 1 to 200.`,
  };
  const isComplete = title.trim() !== '' && (!isOne || (isCount(number) && isCount(of) && !hasTooMany));
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (isComplete && !saving.isPending) saving.mutate();
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      saving.reset();
    };
  const kinds = [
    { value: 'all', label: t`All rooms of this kind together` },
    { value: 'one', label: t`One room of several` },
  ];
  return (
    <form className="connection-form" onSubmit={save} noValidate>
      <TextField
        label={t`What you call it`}
        autoComplete="off"
        maxLength={60}
        value={title}
        error={isTried ? faults.title : undefined}
        onChange={change(setTitle)}
      />
      <SelectField
        label={t`Room`}
        value={roomId}
        options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        error={faults.roomId}
        onChange={change(setRoomId)}
      />
      <SelectField
        label={t`What it stands for`}
        value={isOne ? 'one' : 'all'}
        options={kinds}
        onChange={change((kind) => setIsOne(kind === 'one'))}
      />
      {isOne && (
        <div className="connection-form__pair">
          <TextField
            label={t`Which of them`}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            error={isTried ? faults.number : undefined}
            onChange={change(setNumber)}
          />
          <TextField
            label={t`Of how many`}
            inputMode="numeric"
            autoComplete="off"
            value={of}
            error={isTried ? faults.of : undefined}
            onChange={change(setOf)}
          />
        </div>
      )}
      <TextField
        label={t`Address of their calendar`}
        optionalLabel={t`optional`}
        type="url"
        autoComplete="off"
        maxLength={2000}
        value={source}
        hint={
          feed?.source
            ? t`Leave it empty, and the one that is read stays.`
            : t`It begins with https. Without it nothing is read, and they are only told.`
        }
        error={
          isBadAddress ? t`Nothing can be read at this address. Look whether it is written as they told it.` : undefined
        }
        onChange={change(setSource)}
      />
      {code === 'calendar_feed.too_many' && (
        <Alert tone="bad" isLive>
          <Trans>A hotel has at most 200 calendars. Remove one first.</Trans>
        </Alert>
      )}
      <div className="dialog__acts">
        <Button kind="primary" type="submit" isWaiting={saving.isPending} waitingLabel={t`One moment`}>
          {feed ? <Trans>Save the calendar</Trans> : <Trans>Add the calendar</Trans>}
        </Button>
      </div>
    </form>
  );
}
