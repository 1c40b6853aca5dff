import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DemandLift, DemandLine } from '@stayfront/contract/desk/demand';
import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { ReasonGroup } from './reason-group.ts';

/** What the report says by codes, as one says it at a front desk. */
export function useDemandWords() {
  const { t } = useLingui();
  const { language } = useDesk();
  const reasons: Readonly<Record<DemandReason, string>> = {
    'stay-length': t`Length of stay`,
    arrival: t`No arrival that day`,
    departure: t`No departure that day`,
    closed: t`Not for sale`,
    'too-soon': t`Too late to book`,
    'too-far': t`Too far ahead`,
    guests: t`No room for so many guests`,
    'sold-out': t`Sold out`,
  };
  const groups: Readonly<Record<ReasonGroup, string>> = {
    'sold-out': t`Sold out`,
    'stay-length': t`Length of stay`,
    closed: t`Closed that day`,
    guests: t`Too many guests`,
    time: t`Too late or too far ahead`,
  };
  const days = (from: string, to: string): string => {
    if (from === to) return formatDay(language, from, 'brief');
    const [first, last] = formatSpan(language, [from, to], 'brief');
    return `${first} – ${last}`;
  };
  const lift = ({ kind, from, to, nights }: DemandLift): string => {
    const when = days(from, kind === 'open' ? to : from);
    switch (kind) {
      case 'shorter':
      case 'longer':
        return t`${plural(nights, { one: `Allow # night from ${when}`, other: `Allow # nights from ${when}` })}`;
      case 'arrival':
        return t`Allow arrival on ${when}`;
      case 'departure':
        return t`Allow departure on ${when}`;
      case 'open':
        return t`Open ${when}`;
    }
  };
  const wanted = ({ arrival, lastArrival, leastNights, mostNights }: DemandLine): string => {
    const when = days(arrival, lastArrival);
    if (leastNights !== mostNights) return t`${when}, ${leastNights} to ${mostNights} nights`;
    return t`${plural(mostNights, { one: `${when}, # night`, other: `${when}, # nights` })}`;
  };
  const stands = ({ isServedNow, roomsFree, arrival }: DemandLine, today: string): string => {
    if (arrival < today) return t`That night is over`;
    if (isServedNow) return t`Who asks now finds a room`;
    if (roomsFree === 0) return t`Nothing left to sell`;
    return t`${plural(roomsFree, { one: '# room is still free', other: '# rooms are still free' })}`;
  };
  return { reasons, groups, days, lift, wanted, stands };
}
