import { givenUpBefore } from '@stayfront/rules/booking/hold';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { listForgottenChanges } from './change.store.ts';
import { closeChange } from './close-change.ts';
import { atEachHotel, atEachOpenHotel } from '../../property/hotel/at-each-hotel.ts';
import { deleteHolds } from './delete-holds.ts';
import { changeReservation } from './change-reservation.ts';
import { lockReservation } from './read-reservation.ts';
import { endHold } from './end-hold.ts';
import { deleteEndedHolds, deleteOld, forgetNetworks, listGivenUp, listUnconfirmed } from './sweep.store.ts';

const day = 24 * 3_600_000;

/** A repeated request is known for so long; whoever repeats it later means another one. */
export const keyDays = 30;

/** What a guest looked for, and wrong tries, are of no use the day after. */
const traceDays = 1;

/** For so long bookings without a card are counted by network. */
const networkDays = 7;

/**
 * Tidies up after guests who did not pay and requests that nobody repeats. Nothing relies on when it comes. Of a hotel that
 * has not opened no booking ends: some of them may have come with it.
 */
export async function sweep(db: Db, now: Instant): Promise<void> {
  await atEachHotel(db, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      await deleteEndedHolds(tx, hotelId, now);
      await deleteOld(tx, hotelId, { keysBefore: now - keyDays * day, tracesBefore: now - traceDays * day });
      await forgetNetworks(tx, hotelId, now - networkDays * day);
    }),
  );
  await atEachOpenHotel(db, async (hotelId) => {
    const givenUp = await inHotel(db, hotelId, (tx) => listGivenUp(tx, hotelId, givenUpBefore(now)));
    const unconfirmed = await inHotel(db, hotelId, (tx) => listUnconfirmed(tx, hotelId, now));
    for (const reservationId of unconfirmed) await endHold(db, { hotelId, reservationId }, now);
    for (const reservationId of givenUp) await giveUp(db, hotelId, reservationId, now);
    await forgetChanges(db, hotelId, now);
  });
}

async function giveUp(db: Db, hotelId: number, reservationId: string, now: Instant): Promise<void> {
  await inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (reservation?.status !== 'held') return; // paid for or discarded in between
    await deleteHolds(tx, hotelId, reservationId);
    await changeReservation(tx, reservation, { status: 'discarded', who: 'system', detail: { by: 'time' } }, now);
  });
}

/** Changes that nobody paid for: the bookings stand as they were. */
async function forgetChanges(db: Db, hotelId: number, now: Instant): Promise<void> {
  const forgotten = await inHotel(db, hotelId, (tx) => listForgottenChanges(tx, hotelId, givenUpBefore(now)));
  for (const change of forgotten)
    await inHotel(db, hotelId, async (tx) => {
      await lockReservation(tx, hotelId, change.reservationId);
      await closeChange(tx, change, 'ended', now);
    });
}
