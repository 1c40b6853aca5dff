import type { HotelConfig } from '@stayfront/contract/hotel';
import { tidyCode } from '@stayfront/rules/promotion/find-promotion';
import { agedAs, readAgesOfRooms, writeAgesOfRooms } from '@stayfront/rules/stay/ages-text';
import { clampGuests, defaultGuests, maxRooms, type GuestBounds, type Guests } from '@stayfront/rules/stay/guests';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, isStayDate, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What the guest is looking for. It lives in the address, so that it survives reload, back and sharing. */
export type Search = {
  readonly stay: Stay;
  /** The guests of each room, one to four. */
  readonly rooms: readonly Guests[];
  /** Those of the room that is chosen next: the first that has none yet, or the last. */
  readonly guests: Guests;
  readonly promoCode: string | null;
};

/** Tonight for two, or whoever the hotel takes that comes nearest. */
export const freshSearch = (today: StayDate, bounds: GuestBounds): Search => {
  const guests = clampGuests(defaultGuests, bounds);
  return { stay: { arrival: today, departure: addDays(today, 1) }, rooms: [guests], guests, promoCode: null };
};

/** Reads the search out of an address; what is missing, past or out of bounds becomes what the hotel can offer. */
export function readSearch(
  query: URLSearchParams,
  { guestsBounds }: Pick<HotelConfig, 'guestsBounds'>,
  today: StayDate,
  bookedRooms = 0,
): Search {
  return forRoom(
    {
      stay: readStay(query.get('checkIn'), query.get('checkOut'), today),
      rooms: readRooms(query, guestsBounds),
      // A longer one is nobody's, and would be refused with the whole search.
      promoCode: tidyCode(query.get('promoCode') ?? '').slice(0, longestCode) || null,
    },
    bookedRooms,
  );
}

/** The current room is the first that is not booked yet, or the last if all are. */
function forRoom(search: Omit<Search, 'guests'>, bookedRooms: number): Search {
  const guests = search.rooms[Math.min(bookedRooms, search.rooms.length - 1)] ?? defaultGuests;
  return { ...search, guests };
}

function readStay(checkIn: string | null, checkOut: string | null, today: StayDate): Stay {
  const { first, last } = bookableDays(today);
  const isDay = checkIn !== null && isStayDate(checkIn) && checkIn >= first && checkIn < last;
  // A departure that was meant for another arrival would make a stay that nobody asked for.
  if (checkIn !== null && !isDay) return { arrival: first, departure: addDays(first, 1) };
  // A departure alone is the end of one night; counted from today it would be a stay that nobody asked for.
  const before = checkIn === null && checkOut !== null && isStayDate(checkOut) ? addDays(checkOut, -1) : first;
  const arrival = isDay ? checkIn : before >= first && before < last ? before : first;
  const isWish = checkOut !== null && isStayDate(checkOut) && checkOut > arrival && checkOut <= last;
  return { arrival, departure: isWish ? checkOut : addDays(arrival, 1) };
}

/** One room's counts as in any link; those of several rooms stand in a row: nbAdults=2,1 and ages=11,7;1. */
function readRooms(query: URLSearchParams, bounds: GuestBounds): Guests[] {
  const counts = kinds.map(({ name }) => (query.get(name) ?? '').split(','));
  const ages = readAgesOfRooms(query.get('ages') ?? '');
  const length = Math.min(maxRooms, Math.max(...counts.map((row) => row.length)));
  return Array.from({ length }, (_, room) => {
    const [adults, children, infants] = kinds.map(({ kind }, row) =>
      count(counts[row]?.[room] ?? '', defaultGuests[kind]),
    ) as [number, number, number];
    return agedAs(clampGuests({ adults, children, infants }, bounds), ages[room], bounds);
  });
}

const longestCode = 100;

const kinds = [
  { name: 'nbAdults', kind: 'adults' },
  { name: 'nbChildren', kind: 'children' },
  { name: 'nbInfants', kind: 'infants' },
] as const;

export function writeSearch(query: URLSearchParams, search: Omit<Search, 'guests'>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('checkIn', search.stay.arrival);
  next.set('checkOut', search.stay.departure);
  for (const { name, kind } of kinds) {
    const counts = search.rooms.map((guests) => guests[kind]);
    if (kind === 'adults' || counts.some((value) => value > 0)) next.set(name, counts.join(','));
    else next.delete(name);
  }
  if (search.rooms.some(({ ages }) => ages)) next.set('ages', writeAgesOfRooms(search.rooms));
  else next.delete('ages');
  if (search.promoCode) next.set('promoCode', search.promoCode);
  else next.delete('promoCode');
  // A price range belongs to the prices it was chosen among.
  next.delete('price');
  // And what a comparison site showed, to the stay it showed it for.
  next.delete('displayedPrice');
  return next;
}

export const hotelToday = (timeZone: string, now: Instant): StayDate => todayAt(timeZone, now);

/** Any whole number is a wish, which the hotel's bounds bring within reach; the rest is none. */
const count = (text: string, fallback: number): number => (/^-?\d{1,15}$/.test(text) ? Number(text) : fallback);
