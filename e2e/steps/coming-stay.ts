import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** The day it is at Hotel Seeblick, wherever the tests run. */
export const hotelToday = (): StayDate => todayAt('Europe/Zurich', Date.now());

/**
 * A stay that begins so many days from the hotel's today. The demo takes any stay of up to three nights that begins
 * within nine days; one day at least keeps a run around midnight from asking for yesterday.
 */
export function comingStay(inDays: number, nights: number): Stay {
  const arrival = addDays(hotelToday(), inDays);
  return { arrival, departure: addDays(arrival, nights) };
}

export const homeOf = (stay: Stay, hotelId = 1001): string =>
  `/${hotelId}?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
