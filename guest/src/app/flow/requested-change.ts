import { agedAs, readAges, writeAges } from '@stayfront/rules/stay/ages-text';
import { clampGuests, type GuestBounds, type Guests } from '@stayfront/rules/stay/guests';
import { bookableDays } from '@stayfront/rules/stay/hotel-clock';
import { addDays, isStayDate, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** How many of which service. */
export type WishedServices = ReadonlyMap<string, number>;

/** What a guest would like to have instead of a booked room. It lives in the address, so that reload and back keep it. */
export type RequestedChange = {
  readonly stay: Stay;
  readonly guests: Guests;
  /** The room and rate that were chosen; null before any was. */
  readonly productId: string | null;
  /** Null before the guest has touched them. */
  readonly services: WishedServices | null;
};

/** What a wish begins with: the room as it is booked, or as the others are where one is added. */
export type ChangeStart = Pick<RequestedChange, 'stay' | 'guests'>;

/** Reads a wish out of an address; what is missing or cannot be is as it was at the start. */
export function readRequestedChange(
  query: URLSearchParams,
  start: ChangeStart,
  bounds: GuestBounds,
  today: StayDate,
): RequestedChange {
  const count = (name: string, fallback: number): number => {
    const text = query.get(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : fallback;
  };
  const { adults, children, infants } = start.guests;
  const guests = clampGuests(
    {
      adults: count('nbAdults', adults),
      children: count('nbChildren', children),
      infants: count('nbInfants', infants),
    },
    bounds,
  );
  // An address that counts guests says their ages, too; one that does not means them as they are booked.
  const ages = query.has('nbAdults') ? readAges(query.get('ages') ?? '') : start.guests.ages;
  const productId = query.get('product');
  const services = query.get('services');
  return {
    stay: readStay(query, start.stay, today),
    guests: agedAs(guests, ages, bounds),
    productId: productId !== null && /^[\w-]+\.[\w-]+$/.test(productId) ? productId : null,
    services: services === null ? null : readServices(services),
  };
}

function readStay(query: URLSearchParams, start: Stay, today: StayDate): Stay {
  const { first, last } = bookableDays(today);
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? ''];
  if (!isStayDate(checkIn) || checkIn < first || checkIn >= last) return start;
  const isWhole = isStayDate(checkOut) && checkOut > checkIn && checkOut <= last;
  return { arrival: checkIn, departure: isWhole ? checkOut : addDays(checkIn, 1) };
}

/** breakfast.2,parking.1 */
function readServices(text: string): WishedServices {
  const parts = text.split(',').map((part) => /^([\w-]{1,40})\.(\d{1,2})$/.exec(part));
  return new Map(parts.flatMap((part) => (part ? [[part[1] ?? '', Number(part[2])]] : [])));
}

/** The address with a wish in it; everything else that stands there is kept. */
export function writeRequestedChange(query: URLSearchParams, wish: RequestedChange): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('checkIn', wish.stay.arrival);
  next.set('checkOut', wish.stay.departure);
  next.set('nbAdults', String(wish.guests.adults));
  next.set('nbChildren', String(wish.guests.children));
  next.set('nbInfants', String(wish.guests.infants));
  if (wish.guests.ages) next.set('ages', writeAges(wish.guests));
  else next.delete('ages');
  if (wish.productId === null) next.delete('product');
  else next.set('product', wish.productId);
  if (wish.services === null) next.delete('services');
  else next.set('services', [...wish.services].map(([id, quantity]) => `${id}.${quantity}`).join(','));
  return next;
}

/** Whether the room could be kept as it is: same days, same guests. */
export const isAsBooked = ({ stay, guests }: ChangeStart, start: ChangeStart): boolean =>
  stay.arrival === start.stay.arrival &&
  stay.departure === start.stay.departure &&
  guests.adults === start.guests.adults &&
  guests.children === start.guests.children &&
  guests.infants === start.guests.infants &&
  writeAges(guests) === writeAges(start.guests);
