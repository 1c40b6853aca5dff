import type { StatementFault } from '@stayfront/contract/desk/daily-statement';
import { paymentAccount } from '@stayfront/rules/payment/payment-account';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { receivedForEach } from '../../payment/received-for-each.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readApart } from '../../platform/db/read-apart.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { fault, type Found } from './found-line.ts';
import { listCharged, listOddCharges, listStuckRefunds } from './statement.store.ts';

const MOST = 300;
const dayMs = 86_400_000;

/** Every charge belongs to a reservation that owes it, or is given back. */
export async function checkCharges(db: Db, hotel: Hotel, now: Instant): Promise<Found> {
  const { hotelId, document } = hotel;
  const today = todayAt(document.timeZone, now);
  const faults: StatementFault[] = [];
  let counted = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const found = await readApart(db, hotelId, async (tx) => {
      const charged = await listCharged(tx, hotelId, from, MOST);
      const ids = charged.map(({ id }) => id);
      return {
        charged,
        reservations: await readReservations(tx, hotelId, ids),
        receivedFor: await receivedForEach(tx, hotelId, ids),
      };
    });
    for (const reservation of found.reservations.toSorted(byId)) {
      const { reservationId, hotelCurrency: currency, status } = reservation;
      const received = found.receivedFor(reservationId);
      const said = { reservationId, found: received.paid, currency };
      const isNothing = status === 'held' || status === 'discarded';
      if (isNothing && received.paid > 0) faults.push(fault('charge_without_booking', { ...said, expected: 0 }));
      if (isNothing) continue;
      const { tooMuch } = paymentAccount(reservation.roomStays, received, today);
      const kept = Math.min(tooMuch, received.paid);
      if (kept > 0) faults.push(fault('not_given_back', { ...said, expected: received.paid - kept }));
    }
    counted += found.charged.reduce((sum, { charges }) => sum + charges, 0);
    after = found.charged.length < MOST ? undefined : found.charged.at(-1)?.id;
  }
  const { odd, stuck } = await readApart(db, hotelId, async (tx) => ({
    odd: await listOddCharges(tx, hotelId),
    stuck: await listStuckRefunds(tx, hotelId, now - dayMs),
  }));
  for (const { id, intentId, currency, ...amounts } of odd)
    faults.push(fault('charge_differs', { reservationId: id, name: intentId, currency, ...amounts }));
  for (const { id, refundId, amount, currency } of stuck)
    faults.push(fault('refund_stuck', { reservationId: id, name: refundId, expected: amount, found: 0, currency }));
  return { counted, faults };
}

const byId = (a: StoredReservation, b: StoredReservation): number => (a.reservationId < b.reservationId ? -1 : 1);
