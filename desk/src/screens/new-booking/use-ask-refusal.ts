import { useLingui } from '@lingui/react/macro';
import type { Problem } from '@stayfront/contract/problem';

/** Why nothing can be looked for, in words. */
export function useAskRefusal(): (problem: Problem) => string {
  const { t } = useLingui();
  return ({ code, title, errors }) => {
    switch (code) {
      case 'date.past':
        return t`This day is over. Choose another arrival.`;
      case 'date.range':
        return t`The calendar does not reach so far. Choose other days.`;
      case 'guests.bounds':
        return t`One room is not sold to so many. Take several rooms.`;
      case 'hotel.maintenance':
        return t`The hotel is closed for maintenance, and nothing can be booked.`;
      default:
        return errors?.[0]?.message ?? title;
    }
  };
}
