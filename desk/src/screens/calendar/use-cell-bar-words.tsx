import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { commaOf } from '@stayfront/ui/formats/join-parts.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import type { Conflict } from '../../features/calendar/conflicts.ts';
import type { NightChange } from '../../features/calendar/pending.ts';
import { rectOf, type Selection } from '../../features/calendar/range.ts';
import { openNight, type RateRow } from '../../features/calendar/sheet.ts';
import { shownNight } from '../../features/calendar/shown-night.ts';
import { useAmountFault } from '../../features/reservation/use-amount-fault.ts';
import { useCellWords } from './use-cell-words.ts';
import { writePrice } from './write-price.ts';
import type { useTyping } from './use-typing.ts';

interface CellBarOf {
  looking: Looking;
  selection: Selection;
  typing: ReturnType<typeof useTyping>;
  conflicts: readonly Conflict[];
}

/** What the bar above the sheet says of what is chosen. */
export function useCellBarWords({ looking, selection, typing, conflicts }: CellBarOf) {
  const { t } = useLingui();
  const { language } = useDesk();
  const words = useCellWords();
  const faultOf = useAmountFault();
  const { sheet, edits, rows, columns } = looking;
  const { cell, unit, outcome, isBad } = typing;
  const { top, bottom, first, last } = rectOf(selection);
  const kinds = rows.slice(top, bottom + 1).filter(({ kind }) => kind === cell?.row.kind).length;
  const nights = last - first + 1;
  const [from, to] = [dateAt(columns, first), dateAt(columns, last)];
  const [begin, end] = formatSpan(language, [from, to], 'brief');
  const count = t`${plural(nights, { one: '# night', other: '# nights' })}`;
  const price = (minor: number): string => writePrice(language, minor, sheet.currency);
  const clash = cell && conflicts.find(({ rowId, date }) => rowId === cell.row.id && date === cell.date);
  const adults = cell?.row.kind === 'rate' ? roomAdults(looking, cell.row.roomId) : firstAdults(looking);
  const value = (field: Conflict['field'], said: Conflict['mine']): string =>
    field === 'price' && typeof said === 'number' ? price(said) : said === null ? '–' : String(said);
  const said = (): ReactNode => {
    if (isBad)
      return (
        <span className="is-bad">
          {unit === 'rooms' ? (
            <Trans>Type 180, +10, −5 %, 2+ or X</Trans>
          ) : (
            faultOf(typing.value, unit, t`Type 180, +10, −5 %, 2+ or X`)
          )}
        </span>
      );
    if (outcome.length > 0) return becomes(outcome);
    if (clash)
      return (
        <Trans>
          saved <b>{value(clash.field, clash.saved)}</b> · theirs <b>{value(clash.field, clash.theirs)}</b> · yours{' '}
          <b>{value(clash.field, clash.mine)}</b>
        </Trans>
      );
    const stock =
      cell && (cell.row.kind === 'rate' ? shownNight(sheet, edits, cell.row.roomId, cell.date) : cell.night);
    if (!stock) return null;
    return (
      <Trans>
        <b>{stock.sold}</b> of {stock.total} sold
      </Trans>
    );
  };
  const becomes = (changes: readonly NightChange[]): ReactNode => {
    const [change] = changes;
    if (!change) return null;
    const before = shownNight(sheet, edits, change.rowId, change.date);
    const { price: typed, total } = change.set;
    if (typeof typed === 'number')
      return (
        <Trans>
          <b>{before?.price == null ? '–' : price(before.price)}</b> becomes <b>{price(typed)}</b>
        </Trans>
      );
    if (total !== undefined)
      return (
        <Trans>
          <b>{before?.total ?? 0}</b> becomes <b>{total}</b>
        </Trans>
      );
    return <Plural value={changes.length} one="# night changes" other="# nights change" />;
  };
  return {
    name:
      cell && kinds === 1 && cell.row.kind === 'rate'
        ? rateName(cell.row, commaOf(language))
        : cell
          ? [words.rowOf(cell.row), ...(kinds > 1 ? [`+${kinds - 1}`] : [])].join(' ')
          : '',
    span: nights === 1 ? formatDay(language, from, 'brief') : t`${begin} – ${end}, ${count}`,
    unit: unit === 'rooms' ? t`rooms` : unit,
    label: unit === 'rooms' ? t`Rooms for sale` : t`Price of a night`,
    rules: cell?.night ?? openNight,
    outcome: said(),
    party: t`${sheet.currency} a night, ${plural(adults, { one: '# adult', other: '# adults' })}`,
  };
}

/** Where there is no room for both, the rate is what one has to read. */
const rateName = ({ roomName, name }: RateRow, comma: string): ReactNode => (
  <>
    <span className="cal-cut" dir="auto">
      {roomName}
    </span>
    <span>
      {comma}
      {name}
    </span>
  </>
);

const firstAdults = ({ sheet }: Looking): number => {
  for (const row of sheet.rows.values()) if (row.kind === 'room') return row.adults;
  return 2;
};

const roomAdults = ({ sheet }: Looking, roomId: string): number => {
  const row = sheet.rows.get(roomId);
  return row?.kind === 'room' ? row.adults : 2;
};
