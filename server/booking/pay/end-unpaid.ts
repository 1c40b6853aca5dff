import type { Money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { cancelAll } from '../reservation/cancel-all.ts';
import { cancelOne } from '../reservation/cancel-one.ts';
import { isNoted } from '../reservation/is-noted.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** What the history calls it. */
const REST_UNPAID = 'rest.unpaid';

type Unpaid = {
  /** Whose rest was due and has not come. */
  readonly rooms: readonly StoredRoomStay[];
  readonly amount: Money;
  readonly dueOn: StayDate;
};

/**
 * What becomes of rooms whose rest was not paid in time, as was agreed for each: they are cancelled by their policy, or
 * they stand and the hotel is told. After check-in nothing is cancelled any more: the desk knows who has come.
 */
export async function endUnpaid(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  { rooms, amount, dueOn }: Unpaid,
  now: Instant,
): Promise<void> {
  const { hotelId, reservationId } = reservation;
  const ending = rooms.filter(({ quote }) => quote.deposit?.ifUnpaid === 'cancel');
  const isAll = ending.length === standingStays(reservation).length;
  const isOver = isAll && !('refused' in (await cancelAll(tx, hotel, reservation, 'unpaid', now)));
  if (isOver) return;
  if (!isAll)
    for (const { roomStayIndex } of ending) {
      const fresh = await lockReservation(tx, hotelId, reservationId);
      const stay = fresh?.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
      if (fresh && stay) await cancelOne(tx, hotel, fresh, stay, 'unpaid', now);
    }
  if (ending.length === rooms.length && !isAll) return;
  if (await isNoted(tx, reservation, REST_UNPAID, { dueOn })) return;
  const detail = { dueOn, amount: amount.minor, currency: amount.currency };
  await noteHappening(tx, reservation, { what: REST_UNPAID, who: 'system', detail }, now);
  await publishNews(tx, reservation, { what: 'rest-unpaid', amount, dueOn }, ['hotel']);
}
