import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { outlookQuery } from '../../app/data/outlook-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { DayLists } from './day-lists.tsx';
import { dayOf } from './day-of.ts';
import { DayTrouble } from './day-trouble.tsx';
import { DayWaiting } from './day-waiting.tsx';
import { Lately } from './lately.tsx';
import { NeedsList } from './needs-list.tsx';
import { OutlookStrip } from './outlook-strip.tsx';
import { TodayHead } from './today-head.tsx';
import { useDay } from './use-day.ts';
import { useDayKeys } from './use-day-keys.ts';
import './today.css';

/** What needs somebody today, how full the house is, and who comes, leaves and stays; any other day by the arrow keys. */
export default function TodayScreen() {
  const { hotelId } = useDesk();
  const { today } = useHouse();
  const [query, setQuery] = useSearchParams();
  const shown = dayOf(query, today);
  const { day, since, hasFailed, readAgain } = useDay(shown);
  const { data: outlook } = useQuery(outlookQuery(useTransport(), hotelId));
  const go = (wanted: string): void => setQuery(wanted === today ? {} : { day: wanted });
  const step = (by: number): void => go(addDays(stayDate(shown), by));
  useDayKeys(step);
  const lists = day ? <DayLists day={day} /> : hasFailed ? null : <DayWaiting />;
  return (
    <>
      <TodayHead shown={shown} day={day} outlook={outlook} onStep={step} onToday={() => go(today)} />
      <div className="page-body">
        {hasFailed && <DayTrouble since={since} onAgain={readAgain} />}
        {outlook && <OutlookStrip outlook={outlook} shown={shown} />}
        {shown === today ? (
          <div className="today">
            <div className="today__main">
              <NeedsList />
              <Lately outlook={outlook} />
            </div>
            {lists}
          </div>
        ) : (
          lists
        )}
      </div>
    </>
  );
}
