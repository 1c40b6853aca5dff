import { withFeesPaid } from '@stayfront/rules/payment/with-paid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Intent } from '../../payment/intent.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { readToday } from '../../property/hotel/read-today.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { savePaidRooms } from '../reservation/save-paid-rooms.ts';
import { readAccount } from './read-account.ts';

/**
 * A fee that was taken from the card that stands for the booking. Whoever undid the cancellation meanwhile, or was paid
 * at the door, has no such fee any more: then it goes back.
 */
export async function receiveGuarantee(
  tx: Tx,
  { hotelId, reservationId, amount, intentId }: Intent,
  now: Instant,
): Promise<'confirmed' | 'gone' | 'surplus'> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (!reservation || reservation.status === 'held' || reservation.status === 'discarded') return 'gone';
  const { feesOpen } = await readAccount(tx, reservation, await readToday(tx, hotelId, now));
  if (amount.minor > feesOpen || reservation.hotelCurrency !== amount.currency) return 'surplus';
  await savePaidRooms(tx, reservation, withFeesPaid(reservation.roomStays, amount.minor), now);
  await publishNews(tx, reservation, { what: 'paid', intentId, amount });
  return 'confirmed';
}
