import { withPaid } from '@stayfront/rules/payment/with-paid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Intent } from '../../payment/intent.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { readToday } from '../../property/hotel/read-today.ts';
import { endHeldChange } from '../reservation/close-change.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { savePaidRooms } from '../reservation/save-paid-rooms.ts';
import { findOpenRequest } from './find-open-request.ts';
import { closeRequest } from './payment-request.store.ts';
import { readAccount } from './read-account.ts';

/**
 * Money that the house asked for by the link, in the transaction of whoever learnt that it came. It is taken while the
 * request stands and so much is open; what was withdrawn, or paid otherwise meanwhile, goes back.
 */
export async function receiveAsked(
  tx: Tx,
  { hotelId, reservationId, amount, intentId }: Intent,
  requestId: string,
  now: Instant,
): Promise<'confirmed' | 'gone' | 'surplus'> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (!reservation || reservation.status === 'held' || reservation.status === 'discarded') return 'gone';
  const request = await findOpenRequest(tx, hotelId, reservationId);
  const account = await readAccount(tx, reservation, await readToday(tx, hotelId, now));
  const isAsked = request?.requestId === requestId && request.amount === amount.minor;
  if (!isAsked || amount.minor > account.open || reservation.hotelCurrency !== amount.currency) return 'surplus';
  const roomStays = withPaid(reservation.roomStays, amount.minor, account);
  // A change that is being paid for was quoted without this money.
  if (roomStays.length > 0) await endHeldChange(tx, hotelId, reservationId, now);
  await savePaidRooms(tx, reservation, roomStays, now);
  await closeRequest(tx, reservation, 'paid', now);
  await publishNews(tx, reservation, { what: 'paid', intentId, amount });
  return 'confirmed';
}
