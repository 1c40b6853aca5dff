import type { withdrawCardRequest as route } from '@stayfront/contract/desk/card-request';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { confirmHold } from '../reservation/confirm-hold.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { closeCardRequest, readCardRequestState } from './card-request.store.ts';

type Wanted = { readonly reservationId: string; readonly requestId: string; readonly tellsGuest: boolean };

/** Thrown so that rooms that were taken before one was missing are given back, and the request stands as before. */
class SoldOut extends Error {}

/**
 * Asks a guest for a card no longer. Rooms that waited for it have nothing to wait for any more: they are booked without
 * one, also where their hold had ended and they are still free.
 */
export async function withdrawCardRequest(
  db: Db,
  { hotelId, by }: Staff,
  { reservationId, requestId, tellsGuest }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<(typeof route)['refusals'][number]>> {
  try {
    return await inHotel(db, hotelId, async (tx) => {
      const reservation = await lockReservation(tx, hotelId, reservationId);
      if (!reservation) return refuse('reservation.unknown');
      const state = await readCardRequestState(tx, reservation, requestId);
      if (state === null) return refuse('card_request.unknown');
      if (state === 'given') return refuse('card_request.over');
      const isWaiting = state === 'open' && reservation.status === 'held';
      if (state === 'open') {
        if (isFinal(reservation.status)) return refuse('card_request.over');
        await closeCardRequest(tx, reservation, 'withdrawn', now);
        const detail = { requestId, by };
        await noteHappening(tx, reservation, { what: 'card.request-withdrawn', who: 'hotel', detail }, now);
      }
      const how = { byHotel: { by, tellsGuest } };
      if (isWaiting && (await confirmHold(tx, hotelId, reservationId, 'book', now, how)) !== 'confirmed')
        throw new SoldOut();
      return { reservationId, requestId, isWithdrawn: true, isBooked: isWaiting };
    });
  } catch (error) {
    if (error instanceof SoldOut) return refuse('sold_out');
    throw error;
  }
}
