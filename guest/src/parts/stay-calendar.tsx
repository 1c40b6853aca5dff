import { useLingui } from '@lingui/react/macro';
import { parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { bookableDays } from '@stayfront/rules/stay/hotel-clock';
import { addDays, stayDate, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components';
import { useVisit } from '../page/visit.tsx';
import './stay-calendar.css';

interface StayCalendarProps {
  stay: Stay;
  today: StayDate;
  timeZone: string;
  months: 1 | 2;
  onChange: (stay: Stay) => void;
}

// Travel dates are written with the same digits and years everywhere on our pages, also where a language has its own.
const localeOf: Record<string, string> = { en: 'en-GB', ar: 'ar-u-nu-latn-ca-gregory' };

/** Arrival and departure, by pointer, finger or keyboard. A stay has at least one night. */
export default function StayCalendar({ stay, today, timeZone, months, onChange }: StayCalendarProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { first, last } = bookableDays(today);
  // With the hotel's zone, or the calendar would mark as today what is today where the guest sits.
  const atHotel = (day: StayDate) => toZoned(parseDate(day), timeZone);
  return (
    <I18nProvider locale={localeOf[language] ?? language}>
      <RangeCalendar
        aria-label={t`Arrival and departure`}
        className="stay-cal"
        visibleDuration={{ months }}
        pageBehavior="single"
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        autoFocus
        value={{ start: atHotel(stay.arrival), end: atHotel(stay.departure) }}
        onChange={({ start, end }) => {
          const arrival = stayDate(toCalendarDate(start).toString());
          const departure = stayDate(toCalendarDate(end).toString());
          onChange({ arrival, departure: departure > arrival ? departure : addDays(arrival, 1) });
        }}
      >
        <div className="stay-cal__head">
          <Button slot="previous" className="icon-btn line" aria-label={t`Previous month`}>
            <ChevronLeft className="ic flip" aria-hidden />
          </Button>
          {Array.from({ length: months }, (_, month) => (
            <CalendarHeading key={month} offset={{ months: month }} className="stay-cal__title" />
          ))}
          <Button slot="next" className="icon-btn line" aria-label={t`Next month`}>
            <ChevronRight className="ic flip" aria-hidden />
          </Button>
        </div>
        <div className="stay-cal__months">
          {Array.from({ length: months }, (_, month) => (
            <CalendarGrid key={month} offset={{ months: month }} weekdayStyle="short" className="stay-cal__grid">
              <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className="day" />}</CalendarGridBody>
            </CalendarGrid>
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}
