import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { GitCompareArrows } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { rebased, withoutNights } from '../../features/calendar/pending.ts';
import { useValueWords } from './use-value-words.ts';
import { useCellWords } from './use-cell-words.ts';
import { useWhoChanged } from './use-who-changed.ts';
import type { Calendar } from './use-calendar.ts';
import './conflict-bar.css';

interface ConflictBarProps {
  calendar: Calendar;
  looking: Looking;
  onDecide: () => void;
}

/** Somebody else has changed nights that are pending here: three values, and nothing is lost before somebody says which. */
export function ConflictBar({ calendar, looking: { sheet }, onDecide }: ConflictBarProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const words = useCellWords();
  const valueOf = useValueWords(sheet.currency);
  const { conflicts, setPending } = calendar;
  const [first] = conflicts;
  const who = useWhoChanged(first);
  if (!first) return null;
  const row = sheet.rows.get(first.rowId);
  const isAlike = conflicts.every(
    ({ field, theirs, mine }) => field === first.field && theirs === first.theirs && mine === first.mine,
  );
  const [saved, theirs, mine] = [first.saved, first.theirs, first.mine].map((value) => valueOf(first.field, value));
  const isOneRow = conflicts.every(({ rowId }) => rowId === first.rowId);
  const dates = conflicts.map(({ date }) => date).toSorted();
  const [from, to] = formatSpan(language, [dates.at(0) ?? first.date, dates.at(-1) ?? first.date], 'brief');
  const nights = dates.every((date) => date === first.date) ? words.dayOf(first.date) : `${from} – ${to}`;
  const place = words.joined([...(row && isOneRow ? [words.rowOf(row)] : []), nights]);
  return (
    <div className="conflict-bar" role="alert">
      <GitCompareArrows className="ic" aria-hidden />
      <p>
        <b>
          <Plural
            value={conflicts.length}
            one={`${who ?? t`Somebody`} changed # of these nights while you were typing.`}
            other={`${who ?? t`Somebody`} changed # of these nights while you were typing.`}
          />
        </b>{' '}
        {isAlike ? (
          <Trans>
            {place}: it says {theirs}, you typed {mine}, saved was {saved}. Nothing is lost yet.
          </Trans>
        ) : (
          <Trans>Nothing is lost yet.</Trans>
        )}
      </p>
      <Button size="s" onClick={() => setPending((before) => withoutNights(before, conflicts))}>
        {isAlike ? <Trans>Keep theirs, {theirs}</Trans> : <Trans>Keep theirs</Trans>}
      </Button>
      <Button size="s" onClick={() => setPending((before) => rebased(before, conflicts, sheet))}>
        {isAlike ? <Trans>Keep mine, {mine}</Trans> : <Trans>Keep mine</Trans>}
      </Button>
      <Button kind="quiet" size="s" onClick={onDecide}>
        <Trans>Decide by night</Trans>
      </Button>
    </div>
  );
}
