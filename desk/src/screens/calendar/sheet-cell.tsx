import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { memo } from 'react';
import type { Edits } from '../../features/calendar/pending.ts';
import type { NightRules, ReadSheet, SheetRow } from '../../features/calendar/sheet.ts';
import { bindingRules, shownNight, type ShownNight } from '../../features/calendar/shown-night.ts';
import { CellMarks } from './cell-marks.tsx';
import { colStart } from './row-tops.ts';
import type { CellWords } from './use-cell-words.ts';

interface SheetCellProps {
  sheet: ReadSheet;
  /** The same object as long as nothing changes that this row looks at. */
  edits: Edits;
  row: SheetRow;
  date: string;
  rowIndex: number;
  col: number;
  isWeekend: boolean;
  isOver: boolean;
  isSelected: boolean;
  isConflict: boolean;
  words: CellWords;
  language: string;
}

export const cellId = (rowIndex: number, col: number): string => `night-${rowIndex}-${col}`;

/** One night of one row. There are hundreds of them, and each is drawn again only when something in it changes. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { sheet, edits, row, date, rowIndex, col, isWeekend, isOver, isSelected, isConflict, words, language } = props;
  const night = shownNight(sheet, edits, row.id, date);
  const rules = bindingRules(sheet, edits, row.id, date);
  const isFollower = row.kind === 'rate' && row.follows !== null && !night?.isApart;
  return (
    <div
      role="gridcell"
      id={cellId(rowIndex, col)}
      className={classes(
        'cal-cell',
        isWeekend && 'is-weekend',
        isOver && 'is-over',
        isFollower && 'is-follower',
        row.kind === 'rate' && row.follows !== null && night?.isApart === true && 'is-apart',
        night?.isChanged && 'is-changed',
        night?.isFollowing && 'is-following',
        isConflict && 'is-conflict',
        rules.isClosed && row.kind !== 'house' && 'is-closed',
        !night && 'is-waiting',
      )}
      style={{ insetInlineStart: colStart(col) }}
      aria-colindex={col + 2}
      aria-selected={isSelected}
      aria-label={words.cellOf(row, date, night, rules, sheet.currency)}
    >
      {night && <Content row={row} night={night} rules={rules} currency={sheet.currency} language={language} />}
    </div>
  );
});

interface ContentProps {
  row: SheetRow;
  night: ShownNight;
  rules: NightRules;
  currency: CurrencyCode;
  language: string;
}

function Content({ row, night, rules, currency, language }: ContentProps) {
  const { price, total, sold, held } = night;
  if (row.kind === 'house') {
    const share = total === 0 ? 0 : Math.min(1, sold / total);
    return (
      <>
        <i className="cal-share" style={{ opacity: share * 0.2 }} />
        <span className={share === 1 ? 'is-full' : undefined} dir="ltr">
          {rules.isClosed ? '×' : `${Math.round(share * 100)} %`}
        </span>
      </>
    );
  }
  if (row.kind === 'room') {
    const left = total - sold - held;
    const part = (rooms: number): string => `${total === 0 ? 0 : Math.min(100, (rooms / total) * 100)}%`;
    return (
      <>
        <span className={left <= 0 ? 'is-none' : undefined}>{left}</span>
        <span className={left <= 0 ? 'cal-bar is-none' : 'cal-bar'}>
          <i style={{ inlineSize: part(sold) }} />
          {held > 0 && <u style={{ inlineSize: part(held) }} />}
        </span>
        <CellMarks rules={rules} />
      </>
    );
  }
  const text = price === null ? '–' : writePrice(language, price, currency);
  return (
    <>
      <span className={text.length > 5 ? 'is-long' : undefined}>{text}</span>
      <CellMarks rules={rules} />
    </>
  );
}

/** Prices of a night are whole as a rule, and shown to the last unit where they are not. */
export const writePrice = (language: string, minor: number, currency: CurrencyCode): string => {
  const unit = 10 ** decimalsOf(currency);
  return writeNumber(language, minor / unit, minor % unit === 0 ? 0 : decimalsOf(currency));
};
