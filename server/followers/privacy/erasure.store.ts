import { randomBytes } from 'node:crypto';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';

/** What stands where a guest stood. */
const nobody: GuestInfo = {
  givenName: '',
  surname: '',
  email: '',
  phone: '',
  specialRequest: '',
  businessTravel: false,
};

/**
 * Takes out of a reservation who the guest is, how it was found and which card stands for it; rooms, nights, amounts and
 * the channel stay. The link opens nothing from now on, and no other can be made.
 */
export async function eraseGuest(tx: Tx, reservation: StoredReservation, now: Instant): Promise<void> {
  const { hotelId, reservationId, channel, sessionId } = reservation;
  const { channelId } = channel;
  await tx
    .updateTable('reservation')
    .set({
      guest: JSON.stringify(nobody),
      channel: JSON.stringify(channelId === undefined ? {} : { channelId }),
      session_id: '',
      email_mark: null,
      network_mark: null,
      guarantee: null,
      token_seed: Buffer.alloc(0),
      token_hash: randomBytes(32),
      erased_token_hash: reservation.tokenHash,
      erased_at: new Date(now),
    })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await tx
    .updateTable('payment_intent')
    .set({ refs: sql`refs - 'card' - 'paidWith'`, reason: null })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await tx
    .deleteFrom('former_link')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await tx
    .deleteFrom('reservation_note')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await tx.deleteFrom('search').where('hotel_id', '=', hotelId).where('session_id', '=', sessionId).execute();
  await tx
    .deleteFrom('attempt')
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`substring(subject from position(' ' in subject) + 1)`, 'in', [reservationId, sessionId])
    .execute();
}

/** Letters about a reservation or to an address that are still to be written: they will not be, and what failed is gone. */
export async function dropMails(
  tx: Tx,
  { hotelId, reservationId, guest }: Pick<StoredReservation, 'hotelId' | 'reservationId' | 'guest'>,
): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
     where task.id = job.task_id
       and (job.payload->>'hotelId')::integer = ${hotelId}
       and (   (task.identifier in ('send-confirmation', 'tell-guest') and job.payload->>'reservationId' = ${reservationId})
            or (task.identifier = 'send-links' and lower(trim(job.payload->>'email')) = lower(${guest.email})))`.execute(
    tx,
  );
}

type Due = { readonly leftBy: StayDate; readonly discardedBefore: Instant; readonly most: number };

/** Reservations of guests who left long ago, or never paid, and are still known by name. */
export async function listDue(tx: Tx, hotelId: number, { leftBy, discardedBefore, most }: Due): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservation as r')
    .innerJoin('room_stay as s', (join) =>
      join.onRef('s.hotel_id', '=', 'r.hotel_id').onRef('s.reservation_id', '=', 'r.reservation_id'),
    )
    .select('r.reservation_id')
    .where('r.hotel_id', '=', hotelId)
    .where('r.erased_at', 'is', null)
    .where('r.status', '!=', 'held')
    .groupBy(['r.reservation_id', 'r.status', 'r.created_at'])
    .having(({ eb, fn, or, and }) =>
      or([
        eb(fn.max('s.departure'), '<=', leftBy),
        and([eb('r.status', '=', 'discarded'), eb('r.created_at', '<', new Date(discardedBefore))]),
      ]),
    )
    .orderBy('r.reservation_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.reservation_id);
}
