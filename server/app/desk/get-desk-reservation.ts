import type { DeskReservation, Happening } from '@stayfront/contract/desk/reservation';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { describeDeskReservation } from '../../booking/listing/describe-desk-reservation.ts';
import { gatherNews } from '../../booking/listing/gather.ts';
import { listLetters, type Letter } from '../../followers/message/letters.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeLetter, letterKind } from './describe-letter.ts';

/** A reservation with all that happened to it and all that was written to its guest. */
export async function getDeskReservation(
  db: Db,
  hotel: Hotel,
  role: Role,
  reservationId: string,
  now: Instant,
): Promise<DeskReservation | Refusal<'reservation.unknown'>> {
  const { hotelId } = hotel;
  await gatherNews(db, hotel, now); // how often the guest was here is counted by the list
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const described = await describeDeskReservation(tx, hotel, reservationId, role, now);
      if (!described) return refuse('reservation.unknown');
      const letters = await listLetters(tx, { hotelId, reservationId });
      const written = letters.filter(({ state }) => state !== 'queued').map(happeningOf);
      return {
        ...described,
        happenings: [...described.happenings, ...written].toSorted((a, b) =>
          a.at === b.at ? 0 : a.at < b.at ? 1 : -1,
        ),
        letters: letters.toReversed().map(describeLetter),
      };
    },
    'read only',
  );
}

const happeningOf = ({ letterId, news, state, at }: Letter): Happening => ({
  at: new Date(at).toISOString(),
  group: 'letter',
  what: 'letter',
  who: 'system',
  by: null,
  total: null,
  detail: { letterId, kind: letterKind(news.what), state },
});
