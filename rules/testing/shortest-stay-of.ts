import { priceStay, type StayCalendar } from '../availability/find-offers.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, nightsOf } from '../stay/stay-date.ts';
import { days, first } from './any-hotel.ts';

const one: Guests = { adults: 1, children: 0, infants: 0 };

type Limits = {
  readonly guests?: Guests;
  readonly least?: number;
  readonly most?: number;
  readonly lastDeparture?: number;
};

/** The fewest nights from a day that the plain rules allow, found by trying one length of stay after the other. */
export function shortestStayOf(
  calendar: StayCalendar,
  roomId: string,
  ratePlanId: string,
  arrival: number,
  { guests = one, least = 1, most = Infinity, lastDeparture = days - 1 }: Limits = {},
): number | null {
  for (let nights = least; nights <= most && arrival + nights <= lastDeparture; nights++) {
    const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
    const isFree = nightsOf(stay).every((night) => calendar.freeRooms(roomId, night) > 0);
    if (isFree && typeof priceStay(calendar, roomId, ratePlanId, stay, guests) !== 'string') return nights;
  }
  return null;
}
