import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isInBook, type DayBook } from '../../app/flow/day-book.ts';
import { chooseDay, judgeDay, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formsOf } from '@stayfront/ui/formats/written-forms.ts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { useVisit } from '../../app/flow/visit.tsx';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { DayTip } from './day-tip.tsx';
import { MonthGrid, type DayHandlers } from './month-grid.tsx';
import { addMonths, lastOfMonth, monthOf, monthsBetween } from './months.ts';
import { moveDay } from './move-day.ts';
import './stay-calendar.css';

interface StayCalendarProps {
  book: DayBook;
  /** Of the prices in the book; null while there are none. */
  currency: CurrencyCode | null;
  today: StayDate;
  choice: StayChoice;
  /** Two months side by side to page through, or all of them in a list to scroll. */
  layout: 'pages' | 'list';
  onChange: (choice: StayChoice) => void;
}

/** Arrival and departure by pointer, finger or keyboard, under the rules of the house. See docs/decisions. */
export function StayCalendar({ book, currency, today, choice, layout, onChange }: StayCalendarProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const root = useRef<HTMLDivElement>(null);
  const [tabDay, setTabDay] = useState<StayDate>(
    choice.next === 'departure' && choice.departure ? choice.departure : choice.arrival,
  );
  const [firstShown, setFirstShown] = useState(() => pageWith(tabDay, monthOf(choice.arrival), book));
  const [pointedDay, setPointedDay] = useState<StayDate | null>(null);
  const [tip, setTip] = useState<{ text: string; day: HTMLElement } | null>(null);
  const hasToFocus = useRef(true);

  const firstWeekday = formsOf(language).weekStart;
  const isRtl = directionOf(language) === 'rtl';
  const months = useMemo(
    () =>
      layout === 'list'
        ? monthsBetween(book.first, book.last)
        : monthsBetween(firstShown, lastOfMonth(addMonths(firstShown, 1))),
    [layout, book, firstShown],
  );

  // The newest of everything behind handlers that never change.
  const latest = useRef({ book, choice, onChange });
  useLayoutEffect(() => {
    latest.current = { book, choice, onChange };
  });
  const handlers = useMemo<DayHandlers>(
    () => ({
      onPress(day) {
        const now = latest.current;
        setTabDay(day);
        setPointedDay(null);
        showTip(day);
        now.onChange(chooseDay(now.book, now.choice, day));
      },
      onPoint(day) {
        setPointedDay(day);
        showTip(day);
      },
      onFocus(day) {
        setTabDay(day);
        setPointedDay(day);
        showTip(day);
      },
    }),
    [],
  );
  function showTip(day: StayDate | null): void {
    const cell = day && root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    setTip(cell?.dataset['why'] ? { text: cell.dataset['why'], day: cell } : null);
  }

  // Not a layout effect: a sheet opens only after those of its content, and takes no focus before.
  useEffect(() => {
    if (!hasToFocus.current) return;
    hasToFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus();
  }, [tabDay, firstShown]);

  useEffect(() => {
    // A list opens at the month of the stay; from then on it is scrolled by the guest.
    if (layout === 'list') root.current?.querySelector('[tabindex="0"]')?.closest('.month')?.scrollIntoView();
  }, [layout]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveDay(tabDay, event, { firstWeekday, isRtl });
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const day = next < book.first ? book.first : next > book.last ? book.last : next;
    if (layout === 'pages') setFirstShown((shown) => pageWith(day, shown, book));
    hasToFocus.current = true;
    setTabDay(day);
  };
  const turn = (count: number) => {
    const next = addMonths(firstShown, count);
    setFirstShown(next);
    setTip(null);
    // Tab leads to a day that can be seen.
    if (monthOf(tabDay) < next) setTabDay(later(next, book.first));
    if (monthOf(tabDay) > addMonths(next, 1)) setTabDay(addMonths(next, 1));
  };

  const bandEnd = choice.departure ?? previewEnd(book, choice, pointedDay);
  const tabDayShown = isInBook(book, tabDay) ? tabDay : book.first;
  const shown = formatList(
    language,
    months.map((month) => formatDay(language, month, 'month')),
  );
  return (
    <div
      ref={root}
      className={classes('stay-cal', layout === 'list' && 'list')}
      role="group"
      aria-label={choice.next === 'arrival' ? t`Choose your arrival` : t`Choose your departure`}
      onPointerLeave={() => handlers.onPoint(null)}
      onBlur={() => setTip(null)}
      onKeyDown={onKeyDown}
    >
      {layout === 'pages' && (
        <>
          <div className="stay-cal__nav">
            <IconButton
              icon={ChevronLeft}
              isDirectional
              isOutlined
              label={t`Previous month`}
              isDisabled={firstShown <= monthOf(book.first)}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={ChevronRight}
              isDirectional
              isOutlined
              label={t`Next month`}
              isDisabled={addMonths(firstShown, 1) >= monthOf(book.last)}
              onClick={() => turn(1)}
            />
          </div>
          <span className="sr" aria-live="polite">
            {shown}
          </span>
        </>
      )}
      <div className="months">
        {months.map((month) => {
          const isTouched = bandEnd !== null && choice.arrival <= lastOfMonth(month) && bandEnd >= month;
          return (
            <MonthGrid
              key={month}
              month={month}
              book={book}
              currency={currency}
              today={today}
              choice={choice}
              bandFrom={isTouched ? later(choice.arrival, month) : null}
              bandTo={isTouched ? earlier(bandEnd, lastOfMonth(month)) : null}
              stopDay={isTouched && bandEnd <= lastOfMonth(month) ? bandEnd : null}
              tabDay={monthOf(tabDayShown) === month ? tabDayShown : null}
              firstWeekday={firstWeekday}
              hidesPastWeeks={layout === 'list'}
              handlers={handlers}
            />
          );
        })}
      </div>
      <Boundary>{tip && <DayTip {...tip} />}</Boundary>
    </div>
  );
}

const later = (a: StayDate, b: StayDate): StayDate => (a > b ? a : b);
const earlier = (a: StayDate, b: StayDate): StayDate => (a < b ? a : b);

/** The page that shows a day: the one that is open if it does, else one further. */
function pageWith(day: StayDate, shown: StayDate, book: DayBook): StayDate {
  const month = monthOf(day);
  const lastPage = later(addMonths(monthOf(book.last), -1), monthOf(book.first));
  if (month < shown) return month;
  return month > addMonths(shown, 1) ? addMonths(month, -1) : earlier(shown, lastPage);
}

/** The band follows pointer and keyboard to a day one could leave on. */
const previewEnd = (book: DayBook, choice: StayChoice, pointed: StayDate | null): StayDate | null =>
  pointed && judgeDay(book, choice, pointed) === 'departure' ? pointed : null;
