import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { dayQuery } from '../../app/data/day-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { NewBookingLink } from '../../features/frame/new-booking-link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { DayLists } from './day-lists.tsx';
import { dayOf } from './day-of.ts';
import { DayTrouble } from './day-trouble.tsx';
import { DayWaiting } from './day-waiting.tsx';
import { useDayKeys } from './use-day-keys.ts';
import './today.css';

/** Who comes, leaves and stays on a day: today, or any other by the arrow keys. */
export default function TodayScreen() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const [query, setQuery] = useSearchParams();
  const shown = dayOf(query, today);
  const { data: day, error, refetch, dataUpdatedAt } = useQuery(dayQuery(useTransport(), hotelId, shown));
  const go = (wanted: string): void => setQuery(wanted === today ? {} : { day: wanted });
  const step = (by: number): void => go(addDays(stayDate(shown), by));
  useDayKeys(step);
  return (
    <>
      <PageHead
        title={formatDay(language, shown, 'spoken')}
        actions={
          <>
            <IconButton
              icon={ChevronLeft}
              label={t`The day before`}
              isOutlined
              isDirectional
              onClick={() => step(-1)}
            />
            {shown !== today && (
              <button type="button" className="btn btn-2" onClick={() => go(today)}>
                <Trans>Today</Trans>
              </button>
            )}
            <IconButton icon={ChevronRight} label={t`The day after`} isOutlined isDirectional onClick={() => step(1)} />
            <IconButton icon={Printer} label={t`Print this day`} onClick={() => window.print()} />
            <NewBookingLink />
          </>
        }
      >
        {day && (
          <Trans>
            <Plural value={day.arrivals.length} one="# arrives" other="# arrive" />,{' '}
            <Plural value={day.departures.length} one="# leaves" other="# leave" />,{' '}
            <Plural value={day.inHouse.length} one="# stays" other="# stay" />
          </Trans>
        )}
      </PageHead>
      <div className="page-body">
        {error && <DayTrouble since={day ? dataUpdatedAt : null} onAgain={() => void refetch()} />}
        {day ? <DayLists day={day} /> : !error && <DayWaiting />}
      </div>
    </>
  );
}
