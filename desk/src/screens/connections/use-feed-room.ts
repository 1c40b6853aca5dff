import { useLingui } from '@lingui/react/macro';
import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';

/** Which room a calendar is of: a kind of room, or one of several. */
export function useFeedRoom(): (feed: Pick<CalendarFeed, 'roomName' | 'unit'>) => string {
  const { t } = useLingui();
  return ({ roomName, unit }) => {
    if (!unit) return roomName;
    const { number, of } = unit;
    return t({ message: `${roomName}, ${number} of ${of}`, comment: 'The second of three rooms of a kind' });
  };
}
