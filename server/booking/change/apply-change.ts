import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { publishNews } from '../reservation/publish-news.ts';
import type { Guarantee } from '../../payment/find-guest-card.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import { exchangeDemand } from '../reservation/exchange-demand.ts';
import { changeReservation } from '../reservation/change-reservation.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { takeRooms } from '../reservation/take-rooms.ts';
import type { StoredChange } from '../reservation/stored-change.ts';

/**
 * Puts the new rooms in place of the old ones, in the transaction of whoever may: new nights are taken and the others
 * given back in one go, money goes back, and guest and hotel are told. Returns the new version of a locked reservation.
 */
export async function applyChange(
  tx: Tx,
  reservation: StoredReservation,
  { stays, terms, changeId }: Pick<StoredChange, 'stays' | 'terms' | 'changeId'>,
  now: Instant,
  guarantee?: Guarantee,
): Promise<number | 'sold_out'> {
  const { hotelId, reservationId } = reservation;
  const demand = exchangeDemand(reservation, stays);
  if (!(await takeRooms(tx, hotelId, demand, now, reservationId))) return 'sold_out';
  const { fee, refund, payNow, paid } = terms;
  if (refund > 0) await requestRefund(tx, { hotelId, reservationId, keep: paid - refund, why: 'changed' }, now);
  const change = {
    status: 'modify',
    detail: {
      changeId,
      guest: [],
      roomStays: stays.map(({ roomStayIndex }) => roomStayIndex),
      ...(fee > 0 ? { fee } : {}),
      ...(refund > 0 ? { refund } : {}),
      ...(payNow > 0 ? { paid: payNow } : {}),
    },
    roomStays: stays,
    ...(guarantee ? { guarantee } : {}),
  } as const;
  const version = await changeReservation(tx, reservation, change, now);
  await publishNews(tx, reservation, { what: 'changed', version, fee, refund, paid: payNow });
  return version;
}
