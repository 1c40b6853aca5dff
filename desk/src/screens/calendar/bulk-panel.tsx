import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { ArrowRight, Calculator } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Key } from '../../parts/key.tsx';
import { bulkChanges, countBulk, sameWeekdayOf } from '../../features/calendar/bulk.ts';
import { nothingPending, withChanges } from '../../features/calendar/pending.ts';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { useSettled } from '../../features/frame/use-settled.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import { rectOf, type Selection } from '../../features/calendar/range.ts';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { isStayDate, stayDate } from '@stayfront/rules/stay/stay-date';
import { BulkChange } from './bulk-change.tsx';
import { BulkTarget } from './bulk-target.tsx';
import { wishOf, type BulkDraft } from './bulk-wish.ts';
import { GuestsSee } from './guests-see.tsx';
import { writePrice } from './write-price.ts';
import type { Calendar } from './use-calendar.ts';
import { useCellWords } from './use-cell-words.ts';
import './bulk-panel.css';

interface BulkPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  looking: Looking;
  selection: Selection;
  onClose: () => void;
  onAdded: () => void;
}

/** Many nights at once: which, and what becomes of them; counted, and said what guests would pay, before anything is pending. */
export function BulkPanel(props: BulkPanelProps) {
  // Made anew each time, so that it begins with what is chosen in the sheet.
  return props.isOpen ? <OpenBulk {...props} /> : null;
}

function OpenBulk({ calendar, looking, selection, onClose, onAdded }: BulkPanelProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const words = useCellWords();
  const { sheet, edits, today } = looking;
  const { want, change } = calendar;
  const [draft, setDraft] = useState(() => draftOf(looking, selection));
  const set = (fields: Partial<BulkDraft>): void => setDraft((before) => ({ ...before, ...fields }));
  const { wish, faults } = useMemo(() => wishOf(draft, sheet.currency), [draft, sheet.currency]);
  useEffect(() => {
    for (const { from, to } of wish.periods) {
      if (!isStayDate(from) || !isStayDate(to) || to < from) continue;
      want(from, to);
      if (wish.price?.kind !== 'copy') continue;
      const [begin, end] = [from, to].map((date) =>
        sameWeekdayOf(stayDate(draft.copyFrom), stayDate(from), stayDate(date)),
      );
      if (begin && end) want(begin, end);
    }
  }, [want, wish, draft.copyFrom]);
  const changes = useMemo(
    () => (faults.length > 0 ? [] : bulkChanges(sheet, edits, wish, today)),
    [faults, sheet, edits, wish, today],
  );
  const count = useMemo(() => countBulk(sheet, edits, changes), [sheet, edits, changes]);
  const settled = useSettled(changes);
  const added = useMemo(
    () => ({ ...looking, edits: withChanges({ ...nothingPending, edits }, settled, sheet).edits }),
    [looking, edits, settled, sheet],
  );
  const price = (minor: number): string => writePrice(language, minor, sheet.currency);
  const add = (): void => {
    if (changes.length === 0) return;
    change(changes);
    onAdded();
  };
  return (
    <SidePanel
      className="cal-panel"
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Bulk change</Trans>}
      foot={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button kind="primary" className="cal-with-key" isDisabled={changes.length === 0} onClick={add}>
            <Plural value={count.changes} one="Add # change" other="Add # changes" />
            <Key of="Ctrl ↵" />
          </Button>
        </>
      }
    >
      <form
        className="bulk"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          add();
        }}
      >
        <BulkTarget draft={draft} sheet={sheet} seasons={calendar.seasons} today={today} onSet={set} />
        <hr />
        <BulkChange draft={draft} faults={faults} currency={sheet.currency} onSet={set} />
        <div className="bulk__count" role="status">
          <Calculator className="ic ic-s" aria-hidden />
          <p>
            {changes.length === 0 ? (
              faults.length > 0 ? (
                <Trans>Mend what is marked, and it is counted here.</Trans>
              ) : (
                <Trans>Nothing changes yet.</Trans>
              )
            ) : (
              <>
                <b>
                  <Plural
                    value={count.changes}
                    one="# night of a row will change:"
                    other="# nights of rows will change:"
                  />
                </b>{' '}
                <Plural value={count.nights} one="# night" other="# nights" />,{' '}
                <Plural value={count.rooms} one="# room" other="# rooms" />.{' '}
                {count.examples.map(({ rowId, date, before, after }) => {
                  const row = sheet.rows.get(rowId);
                  return (
                    <span key={rowId}>
                      {row && words.rowOf(row)} {formatDay(language, date, 'short')}: {price(before)}{' '}
                      <ArrowRight className="ic ic-xxs flip" aria-hidden /> <b>{price(after)}</b>.{' '}
                    </span>
                  );
                })}
                <Trans>You review before anything is saved.</Trans>
              </>
            )}
          </p>
        </div>
        {settled.length > 0 && <GuestsSee looking={added} pieces={calendar.pieces} />}
      </form>
    </SidePanel>
  );
}

/** Begins with the nights, rooms and rates that are chosen in the sheet. */
function draftOf({ sheet, rows, columns, today }: Looking, selection: Selection): BulkDraft {
  const { top, bottom, first, last } = rectOf(selection);
  const [from, to] = [dateAt(columns, first), dateAt(columns, last)];
  const chosen = rows.slice(top, bottom + 1);
  const all = [...sheet.rows.values()];
  const roomIds = chosen.flatMap((row) => (row.kind === 'house' ? [] : [row.roomId]));
  const rates = all.flatMap((row) => (row.kind === 'rate' ? [row] : []));
  const leading = rates.filter(({ follows }) => follows === null).map(({ ratePlanId }) => ratePlanId);
  const picked = chosen.flatMap((row) => (row.kind === 'rate' ? [row.ratePlanId] : []));
  return {
    periods: [{ from: from < today ? today : from, to: to < today ? today : to }],
    weekdays: [],
    roomIds: [...new Set(roomIds)],
    ratePlanIds: picked.length > 0 ? [...new Set(picked)] : leading.slice(0, 1),
    priceWay: 'change',
    price: '',
    copyFrom: '',
    roundTo: String(10 ** decimalsOf(sheet.currency)),
    minStay: '',
    maxStay: '',
    doors: 'leave',
    total: '',
  };
}
