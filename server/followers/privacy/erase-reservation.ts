import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Actor } from '@stayfront/rules/booking/actor';
import { isAwaited } from '@stayfront/rules/booking/retention';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteHappening } from '../../booking/reservation/note-happening.ts';
import { forgetWaitingOf } from '../../booking/waiting/forget-waiting-of.ts';
import { lockReservation } from '../../booking/reservation/read-reservation.ts';
import { forgetAnswers } from '../connection/forget-answers.ts';
import { dropMails, eraseGuest } from './erasure.store.ts';

export type Erased = { reservationId: string; erasedAt: Instant };

type Input = { readonly reservationId: string; readonly who: Actor; readonly isDryRun?: boolean };

/**
 * Forgets the guest of a reservation, once. One who is still awaited is not forgotten: the booking has to be cancelled
 * first. A dry run says what would happen.
 */
export const eraseReservation = (
  db: Db,
  { hotelId, document }: Hotel,
  { reservationId, who, isDryRun = false }: Input,
  now: Instant,
): Promise<Erased | Refusal<'reservation.awaited' | 'reservation.held' | 'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return { reservationId, erasedAt: reservation.erasedAt };
    if (reservation.status === 'held') return refuse('reservation.held');
    const isGone = reservation.status === 'cancel' || reservation.status === 'discarded';
    if (!isGone && isAwaited(reservation.roomStays, todayAt(document.timeZone, now)))
      return refuse('reservation.awaited');
    if (!isDryRun) {
      await dropMails(tx, reservation);
      await eraseGuest(tx, reservation, now);
      await forgetAnswers(tx, hotelId, reservationId);
      await forgetWaitingOf(tx, hotelId, reservation.guest.email);
      await noteHappening(tx, reservation, { what: 'erased', who }, now);
    }
    return { reservationId, erasedAt: now };
  });
