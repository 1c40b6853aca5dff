import type { ListedReservation } from '@stayfront/contract/desk/listing';
import { textIn } from '@stayfront/contract/property/texts';
import { deskState } from '@stayfront/rules/booking/desk-state';
import { fullName } from '@stayfront/rules/language/guest-name';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { newFor } from './conditions.ts';
import { entryOf, type Beside } from './entry.ts';

type At = { readonly today: StayDate; readonly now: Instant };

/** A line of the list, in the hotel's language. Who only reads is not told how to reach the guest. */
export function describeListed(
  { document }: Hotel,
  reservation: StoredReservation,
  beside: Beside,
  { today, now }: At,
  tellsContact: boolean,
): ListedReservation {
  const { language } = document;
  const { reservationId, status, createdAt, holdExpiresAt, erasedAt } = reservation;
  const guest = shownGuest(reservation.guest);
  const entry = entryOf(reservation, beside, today);
  const nameOf = (list: readonly { id: string; name: Parameters<typeof textIn>[0] }[], id: string): string =>
    textIn(list.find((one) => one.id === id)?.name, language, language) || id;
  const heads = (pick: 'adults' | 'children' | 'infants'): number =>
    entry.stays.reduce((sum, { quote }) => sum + quote.guests[pick], 0);
  const { arrival, departure, nights, total, money, source, isNoShow, presence } = entry;
  return {
    reservationId,
    guestName: erasedAt === null ? fullName(language, guest) : '',
    state: deskState({ status, isNoShow, presence, arrival, departure }, today),
    isNew: createdAt >= now - newFor,
    holdExpiresAt: status === 'held' && holdExpiresAt !== null ? new Date(holdExpiresAt).toISOString() : null,
    arrival,
    departure,
    nights,
    adults: heads('adults'),
    children: heads('children'),
    infants: heads('infants'),
    rooms: entry.stays.map(({ quote }) => ({
      roomId: quote.roomId,
      roomName: nameOf(document.rooms, quote.roomId),
      ratePlanId: quote.ratePlanId,
      ratePlanName: nameOf(document.ratePlans, quote.ratePlanId),
    })),
    total,
    money,
    source,
    bookedAt: new Date(createdAt).toISOString(),
    ...(tellsContact && erasedAt === null ? { email: guest.email, phone: guest.phone } : {}),
  };
}
