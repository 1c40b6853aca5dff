import type { getRegistrationForm as route } from '@stayfront/contract/desk/papers';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { configOf } from '../../property/content/describe-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Papers } from '../document/papers.ts';
import { buttonColor } from '../summary/button-color.ts';
import { readForPaper } from './read-for-paper.ts';
import { registrationPapers } from './registration-paper.ts';

type Asked = RouteInput<typeof route>['query'] & { readonly reservationId: string };
type Refused = Refusal<
  'reservation.erased' | 'reservation.held' | 'reservation.unknown' | 'reservation.was_cancelled' | 'room_stay.unknown'
>;

export async function makeRegistrationForm(
  db: Db,
  hotel: Hotel,
  { reservationId, language, per, roomStayIndex }: Asked,
  now: Instant,
): Promise<Papers | Refused> {
  const stored = await inHotel(db, hotel.hotelId, (tx) => readReservation(tx, hotel.hotelId, reservationId));
  if (!stored) return refuse('reservation.unknown');
  if (stored.erasedAt !== null) return refuse('reservation.erased');
  if (stored.status === 'held') return refuse('reservation.held');
  const { texts, info, reservation } = await readForPaper(hotel, stored, language, now);
  const standing = reservation.roomStays.filter(({ status }) => status === 'book');
  if (standing.length === 0 || stored.status === 'cancel' || stored.status === 'discarded')
    return refuse('reservation.was_cancelled');
  const rooms = standing.filter((room) => roomStayIndex === undefined || room.roomStayIndex === roomStayIndex);
  if (rooms.length === 0) return refuse('room_stay.unknown');
  return {
    title: `${texts.i18n._('Registration form')} ${reservationId}`,
    hotel: info.hotelName,
    color: buttonColor(configOf(hotel)),
    papers: registrationPapers(texts, info, reservation, rooms, per),
  };
}
