import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HotelPackage } from '@stayfront/contract/package';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** Why a package cannot be had for the stay, with what would do. */
export function usePackageProblem({ problem, conditions, firstArrival, lastArrival }: HotelPackage): string {
  const { t } = useLingui();
  const { language } = useVisit();
  const day = (date: string | null): string =>
    date !== null && isStayDate(date) ? formatDay(language, date, 'choosing') : '';
  switch (problem) {
    case 'too-soon': {
      const first = day(firstArrival);
      return t`Arrive on ${first} or later.`;
    }
    case 'too-far': {
      const last = day(lastArrival);
      return t`Arrive on ${last} or earlier.`;
    }
    case 'arrival-weekday': {
      const days = formatList(
        language,
        (conditions.arrivalRestriction ?? []).map((weekday) => formatWeekday(language, weekday)),
      );
      return t`Arrivals on these days only: ${days}.`;
    }
    case 'min-stay': {
      const least = conditions.minLOS ?? 1;
      return t`${plural(least, { one: 'For stays of # night or more.', other: 'For stays of # nights or more.' })}`;
    }
    case 'max-stay': {
      const most = conditions.maxLOS ?? 1;
      return t`${plural(most, { one: 'For stays of up to # night.', other: 'For stays of up to # nights.' })}`;
    }
    case 'adults-only':
      return t`For adults only.`;
    case 'too-few-adults': {
      const adults = conditions.minAdults ?? 1;
      return t`${plural(adults, { one: 'For # adult or more.', other: 'For # adults or more.' })}`;
    }
    case 'too-many-children': {
      const children = conditions.maxChildren ?? 0;
      return t`${plural(children, { one: 'For up to # child.', other: 'For up to # children.' })}`;
    }
    case 'out-of-period':
      return t`Not offered on all of these nights.`;
    case 'sold-out':
      return t`This offer is fully booked on these dates.`;
    case 'not-bookable':
      return t`Not bookable online`;
    case 'not-sold':
    case 'in-period':
    case 'no-rooms':
    case null:
      return t`No rooms available for these dates`;
  }
}
