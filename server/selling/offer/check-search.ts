import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Guests } from '@stayfront/rules/stay/guests';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { checkGuests } from './check-guests.ts';

/** Whether the hotel can answer for these days and guests at all. Its own desk works on while guests find it closed. */
export function checkSearch(
  hotel: Hotel,
  stay: Stay,
  guests: Guests,
  now: Instant,
  isForHotel = false,
): Refusal<'date.past' | 'date.range' | 'guests.bounds' | 'hotel.maintenance' | 'input.invalid'> | null {
  const { document } = hotel;
  if (isShut(hotel) && !isForHotel) return refuse('hotel.maintenance');
  const days = bookableDays(todayAt(document.timeZone, now));
  if (stay.arrival < days.first) return refuse('date.past', `Choose an arrival from ${days.first} on`);
  if (stay.departure > days.last) return refuse('date.range', `Choose a departure until ${days.last}`);
  return checkGuests(hotel, guests);
}
