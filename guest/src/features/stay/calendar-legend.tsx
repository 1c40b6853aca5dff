import { Trans } from '@lingui/react/macro';
import type { Calendar } from '@stayfront/contract/calendar';
import { LogIn, LogOut, Tag } from 'lucide-react';
import { useMemo } from 'react';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { offersIn } from '../../app/flow/day-book.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useDayWords } from './use-day-words.ts';

interface CalendarLegendProps {
  lowest: string | null;
  /** Absent while it is on its way. */
  calendar: Calendar | undefined;
}

/** What the marks mean. Examples, so they are hidden from those who hear the same in words on each day. */
export function CalendarLegend({ lowest, calendar }: CalendarLegendProps) {
  const { language } = useVisit();
  const words = useDayWords(null);
  const offers = useMemo(() => offersIn(calendar), [calendar]);
  const inPrices = words.offers({ offers: offers.filter(({ nights }) => nights === null) });
  const named = formatList(language, inPrices);
  return (
    <ul className="legend">
      <li>
        <bdi aria-hidden>3+</bdi>
        <Trans comment="Key of a calendar: a stay that begins on this day needs a number of nights">Min stay</Trans>
      </li>
      <li>
        <bdi aria-hidden>≤7</bdi>
        <Trans comment="Key of a calendar: a stay that begins on this day may not be longer">Max stay</Trans>
      </li>
      <li>
        <s aria-hidden>16</s>
        <Trans comment="Key of a calendar: a day that cannot be booked">Unavailable</Trans>
      </li>
      <li>
        <LogIn className="ic ic-s flip" aria-hidden />
        <Trans>Check-in only</Trans>
      </li>
      <li>
        <LogOut className="ic ic-s flip" aria-hidden />
        <Trans>Check-out only</Trans>
      </li>
      {lowest && (
        <li>
          <bdi className="low" aria-hidden>
            {lowest}
          </bdi>
          <Trans>Lowest price</Trans>
        </li>
      )}
      {words.offers({ offers: offers.filter(({ nights }) => nights !== null) }).map((offer) => (
        <li key={offer}>
          <bdi aria-hidden>•</bdi>
          {offer}
        </li>
      ))}
      {inPrices.length > 0 && (
        <li>
          <Tag className="ic ic-s" aria-hidden />
          <Trans comment="Key of a calendar of prices: the names of discounts that are taken off some of them already">
            In the price: {named}
          </Trans>
        </li>
      )}
    </ul>
  );
}
