import type { Services } from '@stayfront/contract/service';
import { refuse, type RefusedBy } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { GuestLink } from '../reservation/open-by-token.ts';
import { listServices } from '../../selling/service/list-services.ts';
import { openOwnRoom } from './open-own-room.ts';

type Input = GuestLink & { readonly roomStayIndex: number; readonly language: Language };

/** The services of a booked room: what it has keeps its price, what is new costs what it costs today. */
export async function listStayServices(
  db: Db,
  hotel: Hotel,
  input: Input,
  now: Instant,
): Promise<Services | RefusedBy<typeof openOwnRoom>> {
  return inHotel(db, hotel.hotelId, async (tx) => {
    const own = await openOwnRoom(tx, hotel, input, now);
    if ('refused' in own) return own;
    return own.before
      ? listServices(hotel, own.before.quote, input.language, own.before.services)
      : refuse('room_stay.unknown');
  });
}
