import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { LogIn, LogOut } from 'lucide-react';
import { hasLongerOffer, isCheckInOnly, isCheckOutOnly, nightsMark, type DayFacts } from '../../app/flow/day-book.ts';
import { formatTightPrice } from '@stayfront/ui/formats/format-tight-price.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { DayHandlers } from './month-grid.tsx';

interface DayCellProps {
  day: StayDate;
  facts: DayFacts;
  currency: CurrencyCode | null;
  /** The day and all that holds on it, for those who hear the page. */
  name: string;
  /** The same for those who point at it. */
  why: string;
  isRefused: boolean;
  isOff: boolean;
  isLow: boolean;
  isStart: boolean;
  isStop: boolean;
  isIn: boolean;
  isTabStop: boolean;
  isToday: boolean;
  handlers: DayHandlers;
}

/** A day stays in reach of the keyboard when it cannot be chosen: the reason is worth hearing. */
export function DayCell(props: DayCellProps) {
  const { day, facts, currency, name, why, isRefused, isTabStop, handlers } = props;
  const { language } = useVisit();
  return (
    <td aria-selected={props.isIn}>
      <button
        type="button"
        className={classes(
          'day',
          props.isOff && 'off',
          isRefused && 'refused',
          props.isLow && 'low',
          props.isStart && 'start',
          props.isStop && 'stop',
          props.isIn && !props.isStart && !props.isStop && 'in',
        )}
        data-day={day}
        data-why={why || undefined}
        aria-disabled={isRefused || undefined}
        aria-current={props.isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => handlers.onPress(day)}
        onFocus={() => handlers.onFocus(day)}
        onPointerEnter={() => handlers.onPoint(day)}
      >
        <span className="sr">{name}</span>
        <DayMark facts={facts} />
        {hasLongerOffer(facts) && <span className="mk offer" aria-hidden />}
        <span aria-hidden>{Number(day.slice(8))}</span>
        <small aria-hidden>
          {facts.lowest !== null && currency ? formatTightPrice(language, facts.lowest, currency) : null}
        </small>
      </button>
    </td>
  );
}

function DayMark({ facts }: { facts: DayFacts }) {
  const nights = nightsMark(facts);
  const sign = isCheckInOnly(facts) ? (
    <LogIn className="ic flip" />
  ) : isCheckOutOnly(facts) ? (
    <LogOut className="ic flip" />
  ) : nights ? (
    <bdi>{nights}</bdi>
  ) : null;
  return (
    sign && (
      <span className={classes('mk', nights.length > 2 && 'long')} aria-hidden>
        {sign}
      </span>
    )
  );
}
