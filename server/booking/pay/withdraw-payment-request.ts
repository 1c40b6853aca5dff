import type { withdrawPaymentRequest as route } from '@stayfront/contract/desk/payment-request';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { closeRequest, readRequestState } from './payment-request.store.ts';

/** Asks a guest no longer for an amount of the house's choice. Whoever pays it all the same gets it back. */
export const withdrawPaymentRequest = (
  db: Db,
  { hotelId, by }: Staff,
  { reservationId, requestId }: { readonly reservationId: string; readonly requestId: string },
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'payment.processed' | 'payment.unknown' | 'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const state = await readRequestState(tx, reservation, requestId);
    if (state === null) return refuse('payment.unknown');
    if (state === 'paid') return refuse('payment.processed');
    if (state === 'open') {
      await closeRequest(tx, reservation, 'withdrawn', now);
      await noteHappening(
        tx,
        reservation,
        { what: 'payment.request-withdrawn', who: 'hotel', detail: { requestId, by } },
        now,
      );
    }
    return { reservationId, requestId, isWithdrawn: true };
  });
