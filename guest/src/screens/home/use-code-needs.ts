import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Availabilities } from '@stayfront/contract/offer';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** What a stay would need for a code to hold, in a sentence; null where the code does not say. */
export function useCodeNeeds({
  problem,
  leastNights,
  needs = {},
}: NonNullable<Availabilities['promotion']>): string | null {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights = 1, days: daysBefore = 0, adults = 1, children = 1, fromAge = 0, toAge = 1, weekdays = [] } = needs;
  const least = leastNights ?? 1;
  const oldest = toAge - 1;
  const days = formatList(
    language,
    weekdays.map((day) => formatWeekday(language, day)),
  );
  switch (problem) {
    case 'too-short':
      return t`${plural(least, { one: 'For stays of # night or more.', other: 'For stays of # nights or more.' })}`;
    case 'too-long':
      return t`${plural(nights, { one: 'For stays of # night.', other: 'For stays of # nights or fewer.' })}`;
    case 'too-late':
      return t`${plural(daysBefore, {
        one: 'It has to be booked at least # day before the arrival.',
        other: 'It has to be booked at least # days before the arrival.',
      })}`;
    case 'too-early':
      return t`${plural(daysBefore, {
        one: 'It can be booked at most # day before the arrival.',
        other: 'It can be booked at most # days before the arrival.',
      })}`;
    case 'too-few-adults':
      return t`${plural(adults, { one: 'For # adult or more.', other: 'For # adults or more.' })}`;
    case 'too-few-children':
      return t`${plural(children, {
        one: `For # child or more between ${fromAge} and ${oldest} years.`,
        other: `For # children or more between ${fromAge} and ${oldest} years.`,
      })}`;
    case 'arrival-weekday':
      return t`Arrivals on these days only: ${days}.`;
    case 'night-weekdays':
      return t`For nights on these days only: ${days}.`;
    case 'no-better-price':
      return t`There is no better price for this stay.`;
    default:
      return null;
  }
}
