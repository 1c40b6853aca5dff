import type { Services } from '@stayfront/contract/service';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { checkChangeable } from '../reservation/check-changeable.ts';
import { listServices } from '../service/list-services.ts';
import { findOwnRoom } from './find-own-room.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';

type Asked = GuestLink & { readonly roomStayIndex: number; readonly language: Language };

/** The services of a booked room: what it has keeps its price, what is new costs what it costs today. */
export async function listStayServices(
  db: Db,
  hotel: Hotel,
  { roomStayIndex, language, ...link }: Asked,
  now: Instant,
): Promise<Services | Refusal> {
  const { hotelId, document } = hotel;
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  return inHotel(db, hotelId, async (tx): Promise<Services | Refusal> => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChangeable(hotel, reservation, undefined, now);
    if (fault) return fault;
    const place = findOwnRoom(reservation, roomStayIndex);
    if ('refused' in place) return place;
    return place.before
      ? listServices(hotel, place.before.quote, language, place.before.services)
      : refuse('room_stay.unknown');
  });
}
