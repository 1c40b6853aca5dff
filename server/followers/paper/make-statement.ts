import type { getStatement as route } from '@stayfront/contract/desk/papers';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import { listMovements } from '../../payment/list-movements.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { configOf } from '../../property/content/describe-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Papers } from '../document/papers.ts';
import { buttonColor } from '../summary/button-color.ts';
import { readForPaper } from './read-for-paper.ts';
import { statementPaper } from './statement-paper.ts';

type Asked = RouteInput<typeof route>['query'] & { readonly reservationId: string };

export async function makeStatement(
  db: Db,
  hotel: Hotel,
  { reservationId, language }: Asked,
  now: Instant,
): Promise<Papers | Refusal<'reservation.unknown'>> {
  const { hotelId } = hotel;
  const read = await inHotel(db, hotelId, async (tx) => {
    const stored = await readReservation(tx, hotelId, reservationId);
    return stored && { stored, movements: await listMovements(tx, hotelId, reservationId) };
  });
  if (!read) return refuse('reservation.unknown');
  const { texts, info, reservation } = await readForPaper(hotel, read.stored, language, now);
  return {
    title: `${texts.i18n._('Statement of account')} ${reservationId}`,
    hotel: info.hotelName,
    color: buttonColor(configOf(hotel)),
    papers: [statementPaper(texts, { hotel, info, reservation, ...read })],
  };
}
