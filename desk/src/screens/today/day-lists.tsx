import { Trans, useLingui } from '@lingui/react/macro';
import type { DayStay, DeskDay } from '@stayfront/contract/desk/day';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Section } from '../../parts/section.tsx';
import { FormsLink } from './forms-link.tsx';
import { StayLine, type ListName } from './stay-line.tsx';

/** Of those who stay so many are shown at first: nothing is to be done for them. */
const shownFirst = 6;

export function DayLists({ day }: { day: DeskDay }) {
  return (
    <div className="day-lists">
      <StayList
        day={day}
        list="arriving"
        stays={day.arrivals}
        title={<Trans>Arriving</Trans>}
        aside={day.arrivals.length > 0 && <FormsLink day={day.day} />}
        empty={<Trans>Nobody arrives on this day.</Trans>}
      />
      <StayList
        day={day}
        list="leaving"
        stays={day.departures}
        title={<Trans>Leaving</Trans>}
        empty={<Trans>Nobody leaves on this day.</Trans>}
      />
      <StayList
        day={day}
        list="staying"
        stays={day.inHouse}
        title={<Trans>Staying</Trans>}
        empty={<Trans>Nobody stays over.</Trans>}
      />
    </div>
  );
}

interface StayListProps {
  day: DeskDay;
  list: ListName;
  stays: readonly DayStay[];
  title: ReactNode;
  aside?: ReactNode;
  empty: ReactNode;
}

function StayList({ day, list, stays, title, aside, empty }: StayListProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const more = list === 'staying' && !isWhole ? Math.max(0, stays.length - shownFirst) : 0;
  return (
    <Section className={`day-lists__${list}`} title={title} aside={aside} count={stays.length}>
      {stays.length === 0 ? (
        <p className="empty-line">{empty}</p>
      ) : (
        // What is left out on the screen is on paper all the same.
        <ul className={more > 0 ? 'lines-list is-cut' : 'lines-list'}>
          {stays.map((stay) => (
            <StayLine
              key={`${stay.reservationId} ${stay.roomStayIndex}`}
              stay={stay}
              list={list}
              currency={day.currency}
              day={day.day}
              today={day.today}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className="day-lists__more" onClick={() => setIsWhole(true)}>
          <ChevronDown className="ic ic-s" aria-hidden />
          {t`${more} more`}
        </button>
      )}
    </Section>
  );
}
