import { useLingui } from '@lingui/react/macro';
import { dayNumber, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { dateAt, type Columns } from '../../features/calendar/columns.ts';
import type { Edits } from '../../features/calendar/pending.ts';
import type { ReadSheet, RowId, SheetRow } from '../../features/calendar/sheet.ts';
import { SheetCell } from './sheet-cell.tsx';
import type { CellWords } from './use-cell-words.ts';
import { useRuleName } from './use-rule-name.ts';

interface SheetLineProps {
  sheet: ReadSheet;
  edits: Edits;
  row: SheetRow;
  rowIndex: number;
  top: string;
  /** The nights that are seen, with a few around them. */
  cols: readonly number[];
  columns: Columns;
  today: string;
  /** The first and the last that are chosen, or −1. */
  selectedFrom: number;
  selectedTo: number;
  /** Nights of this row that somebody else has changed, too. */
  conflicts: string;
  isFolded: boolean;
  onFold: (roomId: string) => void;
  words: CellWords;
  language: string;
}

/** A row of the sheet: its name stays, its nights move by. */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  const { sheet, edits, row, rowIndex, top, cols, columns, today, selectedFrom, selectedTo, conflicts } = props;
  const { isFolded, onFold, words, language } = props;
  const own = useOwnEdits(sheet, edits, row);
  const todayNumber = dayNumber(stayDate(today));
  const firstNumber = dayNumber(columns.first);
  return (
    <div
      role="row"
      className={classes('cal-line', `is-${row.kind}`)}
      style={{ insetBlockStart: top }}
      aria-rowindex={rowIndex + 3}
    >
      <RowHead row={row} isFolded={isFolded} onFold={onFold} sheet={sheet} />
      {cols.map((col) => {
        const date = dateAt(columns, col);
        const weekday = weekdayOf(date);
        return (
          <SheetCell
            key={col}
            sheet={sheet}
            edits={own}
            row={row}
            date={date}
            rowIndex={rowIndex}
            col={col}
            isWeekend={weekday === 5 || weekday === 6}
            isOver={firstNumber + col < todayNumber}
            isSelected={selectedFrom <= col && col <= selectedTo}
            isConflict={conflicts.includes(date)}
            words={words}
            language={language}
          />
        );
      })}
    </div>
  );
});

/** The edits that this row looks at, the same object as long as none of those has changed. */
function useOwnEdits(sheet: ReadSheet, edits: Edits, row: SheetRow): Edits {
  const [kept, setKept] = useState(edits);
  if (kept === edits || lookedAt(sheet, row).every((rowId) => kept[rowId] === edits[rowId])) return kept;
  setKept(edits);
  return edits;
}

function lookedAt(sheet: ReadSheet, row: SheetRow): RowId[] {
  if (row.kind === 'house') return ['house'];
  if (row.kind === 'room') return ['house', row.id];
  const above: RowId[] = ['house', row.roomId];
  for (let one: SheetRow | undefined = row; one?.kind === 'rate' && above.length < 8;) {
    above.push(one.id);
    one = one.follows ? sheet.rows.get(one.follows.parent) : undefined;
  }
  return above;
}

interface RowHeadProps {
  row: SheetRow;
  isFolded: boolean;
  onFold: (roomId: string) => void;
  sheet: ReadSheet;
}

function RowHead({ row, isFolded, onFold, sheet }: RowHeadProps) {
  const { t } = useLingui();
  const ruleName = useRuleName();
  return (
    <div role="rowheader" className="cal-first" aria-colindex={1}>
      {row.kind === 'house' && <span className="cal-name">{t`House`}</span>}
      {row.kind === 'room' && (
        // Its key is on the row itself: the sheet has one stop for the whole of it.
        <button
          type="button"
          tabIndex={-1}
          className="cal-room"
          aria-expanded={!isFolded}
          onClick={() => onFold(row.roomId)}
        >
          <ChevronRight className="ic ic-xs flip" aria-hidden />
          <span className="cal-cut">{row.name}</span>
          <small>{row.total}</small>
        </button>
      )}
      {row.kind === 'rate' && (
        <span className="cal-rate">
          <span className="cal-cut">{row.name}</span>
          {row.follows && <small className="cal-cut">{ruleName(sheet, row.follows)}</small>}
        </span>
      )}
    </div>
  );
}
