import type { Language } from '@stayfront/contract/property/texts';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay, StayDate } from '@stayfront/rules/stay/stay-date';
import { freeKey, type FreeRooms } from '@stayfront/rules/waiting/plan-offers';
import type { WaitingState } from '@stayfront/rules/waiting/waiting-state';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { WaitingTables } from '../../platform/db/waiting-tables.ts';
import type { WaitingEntry, WaitingOffer } from './waiting-entry.ts';

type Row = Selectable<WaitingTables['waiting']>;
type Whose = { readonly hotelId: number; readonly waitingId: string };

const entryOf = (row: Row): WaitingEntry => ({
  hotelId: row.hotel_id,
  waitingId: row.waiting_id,
  state: row.state,
  email: row.email,
  language: row.language,
  arrival: row.arrival,
  departure: row.departure,
  guests: row.guests,
  roomId: row.room_id,
  confirmedAt: row.confirmed_at?.getTime() ?? null,
  passedRooms: row.passed_rooms,
  offerCount: row.offer_count,
  offer:
    row.offered_room_id !== null && row.offered_until !== null
      ? { roomId: row.offered_room_id, products: row.offered_products ?? [], until: row.offered_until.getTime() }
      : null,
  reservationId: row.reservation_id,
});

type NewEntry = Whose & {
  readonly email: string;
  readonly emailMark: string;
  readonly language: Language;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly roomId: string | null;
  readonly at: Instant;
};

export async function insertWaiting(tx: Tx, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('waiting')
    .values({
      hotel_id: entry.hotelId,
      waiting_id: entry.waitingId,
      state: 'asked',
      place: 0,
      email: entry.email,
      email_mark: entry.emailMark,
      language: entry.language,
      arrival: entry.stay.arrival,
      departure: entry.stay.departure,
      guests: JSON.stringify(entry.guests),
      room_id: entry.roomId,
      asked_at: new Date(entry.at),
      confirmed_at: null,
      offered_room_id: null,
      offered_products: null,
      offered_until: null,
      reservation_id: null,
    })
    .execute();
}

/** All that one mailbox waits for, the oldest first. */
export async function listOfEmail(tx: Tx, hotelId: number, emailMark: string): Promise<WaitingEntry[]> {
  const rows = await tx
    .selectFrom('waiting')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('email_mark', '=', emailMark)
    .where('state', '<>', 'booked')
    .orderBy('asked_at')
    .execute();
  return rows.map(entryOf);
}

export async function countLive(tx: Tx, hotelId: number): Promise<number> {
  const row = await tx
    .selectFrom('waiting')
    .select(({ fn }) => fn.countAll<string>().as('live'))
    .where('hotel_id', '=', hotelId)
    .where('state', '<>', 'booked')
    .executeTakeFirst();
  return Number(row?.live ?? 0);
}

export async function hasAnybody(tx: Tx, hotelId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('waiting')
    .select('waiting_id')
    .where('hotel_id', '=', hotelId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readWaiting(tx: Tx, { hotelId, waitingId }: Whose, lock?: 'lock'): Promise<WaitingEntry | null> {
  const row = await tx
    .selectFrom('waiting')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('waiting_id', '=', waitingId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** In the order in which they are asked. */
export async function listWaiting(
  tx: Tx,
  hotelId: number,
  states: readonly WaitingState[],
): Promise<readonly WaitingEntry[]> {
  const rows = await tx
    .selectFrom('waiting')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', 'in', states)
    .orderBy('place')
    .orderBy('waiting_id')
    .execute();
  return rows.map(entryOf);
}

/** Puts somebody at the end of the list. */
export async function confirmEntry(tx: Tx, { hotelId, waitingId }: Whose, now: Instant): Promise<void> {
  await sql`
    update waiting set state = 'waiting', confirmed_at = ${new Date(now)},
           place = 1 + coalesce((select max(place) from waiting as other where other.hotel_id = ${hotelId}), 0)
     where hotel_id = ${hotelId} and waiting_id = ${waitingId} and state = 'asked'`.execute(tx);
}

export async function offerTo(tx: Tx, { hotelId, waitingId }: Whose, offer: WaitingOffer): Promise<void> {
  await tx
    .updateTable('waiting')
    .set({
      state: 'offered',
      offered_room_id: offer.roomId,
      offered_products: JSON.stringify(offer.products),
      offered_until: new Date(offer.until),
      offer_count: sql`offer_count + 1`,
    })
    .where('hotel_id', '=', hotelId)
    .where('waiting_id', '=', waitingId)
    .execute();
}

/** Waits on at the same place: the kind of room that was offered is not offered again. */
export async function passOffer(tx: Tx, { hotelId, waitingId }: Whose): Promise<void> {
  await tx
    .updateTable('waiting')
    .set({
      state: 'waiting',
      passed_rooms: sql`array_append(passed_rooms, offered_room_id)`,
      offered_room_id: null,
      offered_products: null,
      offered_until: null,
    })
    .where('hotel_id', '=', hotelId)
    .where('waiting_id', '=', waitingId)
    .where('state', '=', 'offered')
    .execute();
}

export async function deleteWaiting(tx: Tx, { hotelId, waitingId }: Whose): Promise<void> {
  await tx.deleteFrom('waiting').where('hotel_id', '=', hotelId).where('waiting_id', '=', waitingId).execute();
}

/** Whom nobody needs to know any more: who never confirmed, and whose day of arrival is over. */
export async function listForgotten(
  tx: Tx,
  hotelId: number,
  { askedBefore, arrivedBefore }: { readonly askedBefore: Instant; readonly arrivedBefore: StayDate },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('waiting')
    .select('waiting_id')
    .where('hotel_id', '=', hotelId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'asked'), eb('asked_at', '<', new Date(askedBefore))]),
        eb('arrival', '<', arrivedBefore),
      ]),
    )
    .execute();
  return rows.map((row) => row.waiting_id);
}

/** Gives the list another order: as many places as before, for the same guests. */
export async function saveOrder(tx: Tx, hotelId: number, waitingIds: readonly string[]): Promise<void> {
  await sql`
    update waiting set place = ordered.place
      from unnest(${waitingIds}::text[]) with ordinality as ordered (waiting_id, place)
     where waiting.hotel_id = ${hotelId} and waiting.waiting_id = ordered.waiting_id`.execute(tx);
}

/** How many rooms are neither sold nor held on the nights of some stays. */
export async function readFreeRooms(tx: Tx, hotelId: number, stays: readonly Stay[], now: Instant): Promise<FreeRooms> {
  const { rows } = await sql<{ night: StayDate; room_id: string; free: number }>`
    select inventory.date as night, inventory.room_id,
           (inventory.total - inventory.sold - coalesce((
              select sum(hold.rooms) from hold
               where hold.hotel_id = inventory.hotel_id and hold.date = inventory.date
                 and hold.room_id = inventory.room_id and hold.expires_at > ${new Date(now)}), 0))::integer as free
      from inventory
     where inventory.hotel_id = ${hotelId}
       and exists (select from unnest(${stays.map((stay) => stay.arrival)}::date[],
                                      ${stays.map((stay) => stay.departure)}::date[]) as stay (arrival, departure)
                    where inventory.date >= stay.arrival and inventory.date < stay.departure)`.execute(tx);
  return new Map(rows.map(({ night, room_id, free }) => [freeKey(night, room_id), free]));
}

export async function readIsOpen(tx: Tx, hotelId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('waiting_setting')
    .select('is_open')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row?.is_open ?? true;
}

export async function saveIsOpen(tx: Tx, hotelId: number, isOpen: boolean, now: Instant): Promise<void> {
  const set = { is_open: isOpen, changed_at: new Date(now) };
  await tx
    .insertInto('waiting_setting')
    .values({ hotel_id: hotelId, ...set })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(set))
    .execute();
}

/** One change of the order at a time. */
export async function lockOrder(tx: Tx, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting list', ${hotelId}))`.execute(tx);
}

/** By the address itself, however it was typed. */
export async function listByAddress(tx: Tx, hotelId: number, email: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('waiting')
    .select('waiting_id')
    .where('hotel_id', '=', hotelId)
    .where(sql`lower(trim(email))`, '=', email.trim().toLowerCase())
    .execute();
  return rows.map((row) => row.waiting_id);
}
