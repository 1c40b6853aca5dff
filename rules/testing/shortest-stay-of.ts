import { priceStay, type StayCalendar } from '../availability/find-offers.ts';
import { addDays, nightsOf } from '../stay/stay-date.ts';
import { days, first } from './any-hotel.ts';

const one = { adults: 1, children: 0, infants: 0 };

/** The fewest nights from a day that the plain rules allow, found by trying one length of stay after the other. */
export function shortestStayOf(
  calendar: StayCalendar,
  roomId: string,
  ratePlanId: string,
  arrival: number,
  { least = 1, most = Infinity, lastDeparture = days - 1 } = {},
): number | null {
  for (let nights = least; nights <= most && arrival + nights <= lastDeparture; nights++) {
    const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
    const isFree = nightsOf(stay).every((night) => calendar.freeRooms(roomId, night) > 0);
    if (isFree && typeof priceStay(calendar, roomId, ratePlanId, stay, one) !== 'string') return nights;
  }
  return null;
}
