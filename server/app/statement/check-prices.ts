import type { StatementFault } from '@stayfront/contract/desk/daily-statement';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readApart } from '../../platform/db/read-apart.ts';
import { fault, type Found } from './found-line.ts';
import type { Span } from './span-of-day.ts';
import { listPriced } from './statement.store.ts';

const MOST = 300;

/**
 * What a guest agreed to is what the rooms cost now. What was agreed stands in the history, out of the signed quotes as
 * they were taken, and again with each change; the chain holds it fast.
 */
export async function checkPrices(db: Db, hotelId: number, span: Span): Promise<Found> {
  const faults: StatementFault[] = [];
  let counted = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const { priced, reservations } = await readApart(db, hotelId, async (tx) => {
      const some = await listPriced(tx, hotelId, span, from, MOST);
      return {
        priced: some,
        reservations: await readReservations(
          tx,
          hotelId,
          some.map(({ id }) => id),
        ),
      };
    });
    const of = new Map(reservations.map((one) => [one.reservationId, one]));
    for (const { id, agreed } of priced) {
      const reservation = of.get(id);
      if (!reservation) continue;
      const found = hotelTotal(reservation.roomStays);
      const currency = reservation.hotelCurrency;
      if (found !== agreed)
        faults.push(fault('price_differs', { reservationId: id, expected: agreed, found, currency }));
    }
    counted += priced.length;
    after = priced.length < MOST ? undefined : priced.at(-1)?.id;
  }
  return { counted, faults };
}
