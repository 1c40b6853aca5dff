import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import { daysAhead, daysBack } from '../../app/data/calendar-query.ts';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { ConflictsPanel } from './conflicts-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { monthAway } from './month-days.ts';
import { PendingBar } from './pending-bar.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { ReviewPanel } from './review-panel.tsx';
import type { Calendar } from './use-calendar.ts';
import './month-view.css';
import './sheet-panels.css';

interface MonthViewProps {
  calendar: Calendar;
  looking: Looking;
}

/** The calendar on a phone: one room, one rate, one month; tap or drag days. It does fewer things, completely. */
export function MonthView({ calendar, looking }: MonthViewProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { sheet, today } = looking;
  const { shown, want, count, conflicts, pending, saving, mayEdit } = calendar;
  const rows = [...sheet.rows.values()];
  const rooms = rows.flatMap((row) => (row.kind === 'room' ? [row] : []));
  const [roomId, setRoomId] = useState(rooms[0]?.roomId ?? '');
  const rates = rows.flatMap((row) => (row.kind === 'rate' && row.roomId === roomId ? [row] : []));
  const [ratePlanId, setRatePlanId] = useState('');
  const rate = rates.find((row) => row.ratePlanId === ratePlanId) ?? rates[0];
  const [month, setMonth] = useState<string>(monthAway(shown, 0));
  const [chosen, setChosen] = useState<readonly [string, string] | null>(null);
  const [over, setOver] = useState<'review' | 'conflicts' | null>(null);
  const [first, last] = [month, addDays(monthAway(month, 1), -1)];
  const begin = addDays(stayDate(today), -daysBack);
  const end = addDays(stayDate(today), daysAhead - 1);
  useEffect(() => {
    want(first < begin ? begin : first, last > end ? end : last);
  }, [want, first, last, begin, end]);
  const begun = chosen?.[0];
  useEffect(() => {
    // What was tapped stays to be seen above the sheet.
    if (begun !== undefined) document.querySelector(`[data-day="${begun}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  const room = rooms.find((row) => row.roomId === roomId);
  const adults = room?.adults ?? 2;
  return (
    <div className={chosen ? 'month-page has-sheet' : 'month-page'}>
      <PageHead
        title={<Trans>Calendar</Trans>}
        actions={
          mayEdit && (
            <>
              <IconButton
                icon={Undo2}
                label={t`Undo`}
                isDirectional
                isDisabled={pending.past.length === 0 && !saving.canUndoLast}
                onClick={calendar.undo}
              />
              <IconButton
                icon={Redo2}
                label={t`Redo`}
                isDirectional
                isDisabled={pending.future.length === 0}
                onClick={calendar.redo}
              />
            </>
          )
        }
      />
      <ConflictBar calendar={calendar} looking={looking} onDecide={() => setOver('conflicts')} />
      <div className="month-choice">
        <SelectField
          label={t`Room`}
          value={roomId}
          options={rooms.map((row) => ({ value: row.roomId, label: row.name }))}
          onChange={setRoomId}
        />
        <div className="month-rates" role="group" aria-label={t`Rate`}>
          {rates.map((row) => (
            <button
              key={row.id}
              type="button"
              aria-pressed={row === rate}
              onClick={() => setRatePlanId(row.ratePlanId)}
            >
              {row.name}
            </button>
          ))}
        </div>
      </div>
      <div className="month-head">
        <h2>{formatDay(language, month, 'month')}</h2>
        <span className="cal-go">
          <IconButton
            icon={ChevronLeft}
            label={t`The month before`}
            isDirectional
            isDisabled={daysBetween(begin, stayDate(month)) <= 0}
            onClick={() => setMonth(monthAway(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={t`The month after`}
            isDirectional
            isDisabled={last >= end}
            onClick={() => setMonth(monthAway(month, 1))}
          />
        </span>
      </div>
      {rate && (
        <MonthGrid
          looking={looking}
          rate={rate}
          month={month}
          chosen={chosen}
          conflicts={conflicts}
          onChoose={setChosen}
        />
      )}
      <p className="month-note">
        {t`${sheet.currency} a night, ${plural(adults, { one: '# adult', other: '# adults' })}`}.{' '}
        <Trans>Tap days, drag for a range.</Trans>
      </p>
      {rate && chosen && (
        <MonthSheet calendar={calendar} looking={looking} rate={rate} chosen={chosen} onClose={() => setChosen(null)} />
      )}
      {count.nights > 0 && mayEdit && !chosen && (
        <PendingBar
          count={count}
          isSaving={saving.isSaving}
          hasConflicts={conflicts.length > 0}
          onDiscard={calendar.discard}
          onReview={() => setOver('review')}
          onSave={() => saving.save()}
        />
      )}
      <ReviewPanel isOpen={over === 'review'} calendar={calendar} looking={looking} onClose={() => setOver(null)} />
      <ConflictsPanel
        isOpen={over === 'conflicts'}
        calendar={calendar}
        looking={looking}
        onClose={() => setOver(null)}
      />
      <RefusalDialog calendar={calendar} looking={looking} />
      <LeaveDialog calendar={calendar} />
    </div>
  );
}
