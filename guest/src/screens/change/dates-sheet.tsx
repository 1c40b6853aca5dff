import { useLingui } from '@lingui/react/macro';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import { changeCalendarQuery, type ChangedRoom } from '../../app/data/change-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import type { RequestedChange } from '../../app/flow/requested-change.ts';
import { blankDayBook, readDayBook } from '../../app/flow/day-book.ts';
import { hotelToday } from '../../app/flow/search.ts';
import { choiceOf, isWhole } from '../../app/flow/stay-choice.ts';
import { formatTightPrice } from '@stayfront/ui/formats/format-tight-price.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CalendarLegend } from '../../features/stay/calendar-legend.tsx';
import { StayCalendar } from '../../features/stay/stay-calendar.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ChosenDates } from '../../features/search/chosen-dates.tsx';
import { ChosenNights } from '../../features/search/dates-price.tsx';
import { PanelShell } from '../../features/search/panel-shell.tsx';
import '../../features/search/search-panels.css';

interface DatesSheetProps {
  room: ChangedRoom;
  wish: RequestedChange;
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
          calendar={calendar}
        />
      </div>
    </PanelShell>
  );
}
