import type { HotelConfig } from '@stayfront/contract/hotel';
import { clampGuests, defaultGuests, type Guests } from '@stayfront/rules/stay/guests';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, isStayDate, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What the guest is looking for. It lives in the address, so that it survives reload, back and sharing. */
export type Search = { readonly stay: Stay; readonly guests: Guests };

/** Reads the search out of an address; what is missing, past or out of bounds becomes what the hotel can offer. */
export function readSearch(query: URLSearchParams, config: Pick<HotelConfig, 'guestsBounds'>, today: StayDate): Search {
  const wished = {
    adults: count(query.get('nbAdults'), defaultGuests.adults),
    children: count(query.get('nbChildren'), defaultGuests.children),
    infants: count(query.get('nbInfants'), defaultGuests.infants),
  };
  return {
    stay: readStay(query.get('checkIn'), query.get('checkOut'), today),
    guests: clampGuests(wished, config.guestsBounds),
  };
}

function readStay(checkIn: string | null, checkOut: string | null, today: StayDate): Stay {
  const { first, last } = bookableDays(today);
  const arrival = checkIn !== null && isStayDate(checkIn) && checkIn >= first && checkIn < last ? checkIn : first;
  const isWish = checkOut !== null && isStayDate(checkOut) && checkOut > arrival && checkOut <= last;
  return { arrival, departure: isWish ? checkOut : addDays(arrival, 1) };
}

export function writeSearch(query: URLSearchParams, search: Search): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('checkIn', search.stay.arrival);
  next.set('checkOut', search.stay.departure);
  next.set('nbAdults', String(search.guests.adults));
  for (const [name, value] of [
    ['nbChildren', search.guests.children],
    ['nbInfants', search.guests.infants],
  ] as const)
    if (value > 0) next.set(name, String(value));
    else next.delete(name);
  // A price range belongs to the prices it was chosen among.
  next.delete('price');
  return next;
}

export const hotelToday = (timeZone: string, now: Instant): StayDate => todayAt(timeZone, now);

const count = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : fallback;
