import { useLingui } from '@lingui/react/macro';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import { changeCalendarQuery, type ChangedRoom } from '../../data/change-queries.ts';
import { useTransport } from '../../data/transport.tsx';
import type { ChangeWish } from '../../flow/change-wish.ts';
import { blankDayBook, readDayBook } from '../../flow/day-book.ts';
import { hotelToday } from '../../flow/search.ts';
import { choiceOf, isWhole } from '../../flow/stay-choice.ts';
import { formatTightPrice } from '../../i18n/format-tight-price.ts';
import { useVisit } from '../../page/visit.tsx';
import { CalendarLegend } from '../../parts/stay-calendar/calendar-legend.tsx';
import { StayCalendar } from '../../parts/stay-calendar/stay-calendar.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { ChosenDates } from '../home/chosen-dates.tsx';
import { ChosenNights } from '../home/dates-price.tsx';
import { PanelShell } from '../home/panel-shell.tsx';
import '../home/search-panels.css';

interface DatesSheetProps {
  room: ChangedRoom;
  wish: ChangeWish;
  trigger: RefObject<HTMLElement | null>;
  onApply: (stay: Stay) => void;
  onClose: () => void;
}

/** Arrival and departure in the hotel's calendar, in which the guest's own nights are free. */
export default function DatesSheet({ room, wish, trigger, onApply, onClose }: DatesSheetProps) {
  const { t } = useLingui();
  const { info } = useHotel();
  const { language, now } = useVisit();
  const today = hotelToday(info.timeZone, now);
  const [choice, setChoice] = useState(() => choiceOf(wish.stay, 'arrival'));
  const [resets, setResets] = useState(0);
  const { data: calendar } = useQuery(changeCalendarQuery(useTransport(), room, wish.guests));
  const book = useMemo(() => (calendar ? readDayBook(calendar, today) : blankDayBook(today)), [calendar, today]);
  const lowest = calendar?.lowestPrices.find((price) => price !== null) ?? null;
  return (
    <PanelShell
      title={t`When are you coming?`}
      className="dates"
      isSheet
      isTall
      triggerRef={trigger}
      note={<ChosenNights choice={choice} />}
      resetLabel={t`Reset dates`}
      canApply={isWhole(choice)}
      onReset={() => {
        setChoice(choiceOf(wish.stay, 'arrival'));
        setResets(resets + 1);
      }}
      onApply={() => isWhole(choice) && onApply({ arrival: choice.arrival, departure: choice.departure })}
      onClose={onClose}
    >
      <ChosenDates choice={choice} onTurnTo={(next) => setChoice({ ...choice, next })} />
      <div className="dates__days">
        <StayCalendar
          key={resets}
          book={book}
          currency={calendar?.currency ?? null}
          today={today}
          choice={choice}
          layout="list"
          onChange={setChoice}
        />
      </div>
      <div className="dates__legend">
        <CalendarLegend
          lowest={calendar && lowest !== null ? formatTightPrice(language, lowest, calendar.currency) : null}
        />
      </div>
    </PanelShell>
  );
}
