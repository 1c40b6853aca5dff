import { Trans } from '@lingui/react/macro';
import type { DeskDay } from '@stayfront/contract/desk/day';
import { Section } from '../../parts/section.tsx';
import { StayLine } from './stay-line.tsx';

export function DayLists({ day }: { day: DeskDay }) {
  const { currency } = day;
  return (
    <div className="day-lists">
      <Section className="day-lists__first" title={<Trans>Arriving</Trans>} count={day.arrivals.length}>
        {day.arrivals.length === 0 ? (
          <p className="empty-line">
            <Trans>Nobody arrives on this day.</Trans>
          </p>
        ) : (
          <ul className="lines-list">
            {day.arrivals.map((stay) => (
              <StayLine
                key={keyOf(stay)}
                stay={stay}
                list="arriving"
                {...{ currency, day: day.day, today: day.today }}
              />
            ))}
          </ul>
        )}
      </Section>
      <Section title={<Trans>Leaving</Trans>} count={day.departures.length}>
        {day.departures.length === 0 ? (
          <p className="empty-line">
            <Trans>Nobody leaves on this day.</Trans>
          </p>
        ) : (
          <ul className="lines-list">
            {day.departures.map((stay) => (
              <StayLine
                key={keyOf(stay)}
                stay={stay}
                list="leaving"
                {...{ currency, day: day.day, today: day.today }}
              />
            ))}
          </ul>
        )}
      </Section>
      <Section title={<Trans>Staying</Trans>} count={day.inHouse.length}>
        {day.inHouse.length === 0 ? (
          <p className="empty-line">
            <Trans>Nobody stays over.</Trans>
          </p>
        ) : (
          <ul className="lines-list">
            {day.inHouse.map((stay) => (
              <StayLine
                key={keyOf(stay)}
                stay={stay}
                list="staying"
                {...{ currency, day: day.day, today: day.today }}
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

const keyOf = ({ reservationId, roomStayIndex }: { reservationId: string; roomStayIndex: number }): string =>
  `${reservationId} ${roomStayIndex}`;
