import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WhyNothing } from '@stayfront/contract/offer';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Search } from '../../app/flow/search.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** Why nothing can be booked, as the desk would say it. */
export function useReasons(search: Search, reasons: readonly WhyNothing[]): string[] {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const arrival = formatDay(language, search.stay.arrival, 'choosing');
  const departure = formatDay(language, search.stay.departure, 'choosing');
  const describe = (why: WhyNothing): string => {
    const { code, most = 0, least = 0, persons = 0, age = 0, nights: count = 0, dates = [], weekdays = [] } = why;
    const length = nights(count);
    const days = formatList(
      language,
      weekdays.map((day) => formatWeekday(language, day)),
    );
    const day = dates[0] === undefined ? '' : formatDay(language, dates[0], 'choosing');
    switch (code) {
      case 'occupancy':
        return t`${plural(most, { one: 'Our largest room takes # guest.', other: 'Our largest room takes # guests.' })}`;
      case 'too-many-adults':
        return t`${plural(most, { one: 'A room takes # adult at most.', other: 'A room takes # adults at most.' })}`;
      case 'too-few-adults':
        return t`Adults in a room at least: ${least}.`;
      case 'too-many-children':
        return t`${plural(most, {
          0: 'Children are not taken.',
          one: 'A room takes # child at most.',
          other: 'A room takes # children at most.',
        })}`;
      case 'too-many-infants':
        return t`${plural(most, {
          0: 'Infants are not taken.',
          one: 'A room takes # infant at most.',
          other: 'A room takes # infants at most.',
        })}`;
      case 'too-few-persons':
        return t`${plural(least, { one: 'For # guest or more.', other: 'For # guests or more.' })}`;
      case 'too-few-children':
        return t`${plural(least, { one: 'For families with # child or more.', other: 'For families with # children or more.' })}`;
      case 'no-party-price':
        return t`${plural(persons, {
          one: 'Cannot be booked for # guest on these days.',
          other: 'Cannot be booked for # guests on these days.',
        })}`;
      case 'no-age-price':
        return t`${plural(age, {
          0: 'Children under 1 year cannot be booked on these days.',
          one: 'Children of # year cannot be booked on these days.',
          other: 'Children of # years cannot be booked on these days.',
        })}`;
      case 'sold-out': {
        const taken = formatList(
          language,
          dates.map((date) => formatDay(language, date as StayDate, 'short')),
        );
        return t`Taken: ${taken}.`;
      }
      case 'min-stay':
        return t`The shortest stay on these days is ${length}.`;
      case 'max-stay':
        return t`The longest stay on these days is ${length}.`;
      case 'closed':
        return t`The house is closed on some of these days.`;
      case 'closed-to-arrival':
        return t`It is not possible to arrive on ${arrival}.`;
      case 'arrival-weekday':
        return t`Arrivals on these days only: ${days}.`;
      case 'departure-weekday':
        return t`Departures on these days only: ${days}.`;
      case 'too-soon':
        return t`Earliest arrival: ${day}.`;
      case 'too-far':
        return t`Latest arrival: ${day}.`;
      case 'required-weekdays':
        return t`A stay has to include these days: ${days}.`;
      case 'closed-to-departure':
        return t`It is not possible to leave on ${departure}.`;
      case 'no-price':
        return t`Prices for some of these days are not out yet.`;
      case 'not-bookable':
        return t`Not bookable online`;
      case 'outside':
        return t`Some of these days are too far ahead to be booked.`;
    }
  };
  // A house that has no rooms yet: nothing to say about the largest.
  const telling = reasons.filter(({ code, most }) => code !== 'occupancy' || most !== 0);
  return [...new Set(telling.map(describe))];
}
