import type { changeGuestForHotel as route } from '@stayfront/contract/desk/guest';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import { isPhone } from '@stayfront/contract/phone';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { changedFields } from '../reservation/changed-fields.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { putGuest } from './guest.store.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'> | 'input.invalid'>;

/** Corrects what is known of a guest. The history names the fields; what stood and stands in them is nobody's else. */
export const changeGuestForHotel = (
  db: Db,
  hotel: Hotel,
  { by }: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'changeGuestForHotel', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    if (isFinal(reservation.status) || standingStays(reservation).length === 0)
      return refuse('reservation.was_cancelled');
    if (reservation.version !== wanted.version) return refuse('reservation.version');
    const guest = corrected(reservation.guest, wanted.guest);
    const fault = findFault(hotel, guest, wanted);
    if (fault) return fault;
    const language = wanted.lang ?? reservation.language;
    const fields = changedFields(reservation.guest, guest);
    const changed = language === reservation.language ? fields : [...fields, 'language'].sort();
    const isHeld = reservation.status === 'held';
    // What a guest is to pay first is written about by its own letter.
    if (wanted.tellsGuest && isHeld) return refuse('reservation.held');
    const version = changed.length === 0 ? reservation.version : await putGuest(tx, reservation, { guest, language });
    if (changed.length > 0) {
      const total = hotelTotal(reservation.roomStays);
      const detail = { guest: changed, roomStays: [], by };
      await noteHappening(tx, reservation, { what: 'modify', who: 'hotel', detail, total }, now);
    }
    if (wanted.tellsGuest)
      await queueBookingJob(tx, 'send-confirmation', { hotelId, reservationId, again: `guest-${key}` });
    return { reservationId, version, changed };
  });
};

/** What is left out stays; an address that is null goes. */
function corrected(before: GuestInfo, { address, ...fields }: Wanted['guest']): GuestInfo {
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { address: had, ...others } = { ...before, ...named };
  const lives = address === undefined ? had : address;
  return lives ? { ...others, address: lives } : others;
}

function findFault(
  { document }: Hotel,
  { email, phone, address }: GuestInfo,
  { guest, tellsGuest }: Pick<Wanted, 'guest' | 'tellsGuest'>,
): Refusal<'input.invalid'> | null {
  const countries = [...(address ? [address.country] : []), document.address.countryCode];
  if (guest.phone && !isPhone(phone, countries))
    return refusal('guest.phone', 'input.phone', 'The entered phone number is not correct');
  if (tellsGuest && email === '')
    return refusal('guest.email', 'input.required', 'Give the address that the letter goes to, or choose to send none');
  return null;
}

const refusal = (field: string, code: string, message: string): Refusal<'input.invalid'> => ({
  refused: 'input.invalid',
  errors: [{ field, code, message }],
});
