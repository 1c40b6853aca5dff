import type { FeedClash } from '@stayfront/rules/calendar-feed/trouble';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { holdName, type FeedKey } from './feed.ts';

export type TakenNight = { readonly night: StayDate; readonly before: number; readonly after: number };
type Taken = { readonly changes: readonly TakenNight[]; readonly clashes: readonly FeedClash[] };

/**
 * Holds for a feed the rooms that it says are taken, no more than are left: what guests have booked stays theirs, and
 * what is missing is told to the house. Rooms are held as they are for a guest who pays, so whatever sells a room knows.
 */
export async function takeNights(
  tx: Tx,
  { hotelId, feedId, roomId }: FeedKey & { readonly roomId: string },
  wanted: ReadonlyMap<StayDate, number>,
  now: Instant,
): Promise<Taken> {
  const name = holdName(feedId);
  const held = await readHeld(tx, hotelId, name);
  const elsewhere = held.filter((one) => one.roomId !== roomId);
  const before = new Map(held.filter((one) => one.roomId === roomId).map((one) => [one.date, one.rooms]));
  const nights = [...new Set([...before.keys(), ...wanted.keys()])].toSorted();
  for (const one of elsewhere) await letGo(tx, hotelId, name, one.roomId, [one.date]);
  if (nights.length === 0) return { changes: [], clashes: [] };
  await sql`select lock_nights(${hotelId}, ${nights}::date[], ${nights.map(() => roomId)}::text[])`.execute(tx);
  const left = await readLeft(tx, { hotelId, roomId, nights, name }, now);
  const changes: TakenNight[] = [];
  const clashes: FeedClash[] = [];
  for (const night of nights) {
    const { free, used } = left.get(night) ?? { free: 0, used: 0 };
    const wish = wanted.get(night) ?? 0;
    const after = Math.min(wish, Math.max(0, free));
    // Where the house sells nothing, nothing is missing: only what a guest has counts.
    const missing = Math.min(wish - after, used);
    if (missing > 0) clashes.push({ night, rooms: missing });
    if (after !== (before.get(night) ?? 0)) changes.push({ night, before: before.get(night) ?? 0, after });
  }
  await letGo(
    tx,
    hotelId,
    name,
    roomId,
    changes.map(({ night }) => night),
  );
  const more = changes.filter(({ after }) => after > 0);
  if (more.length > 0)
    await tx
      .insertInto('hold')
      .values(
        more.map(({ night, after }) => ({
          hotel_id: hotelId,
          date: night,
          room_id: roomId,
          reservation_id: name,
          rooms: after,
          expires_at: new Date(`${addDays(night, 2)}T12:00:00Z`),
        })),
      )
      .execute();
  return { changes, clashes };
}

async function readHeld(
  tx: Tx,
  hotelId: number,
  name: string,
): Promise<{ date: StayDate; roomId: string; rooms: number }[]> {
  return tx
    .selectFrom('hold')
    .select(['date', 'room_id as roomId', 'rooms'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', name)
    .execute();
}

async function letGo(
  tx: Tx,
  hotelId: number,
  name: string,
  roomId: string,
  nights: readonly StayDate[],
): Promise<void> {
  if (nights.length === 0) return;
  await tx
    .deleteFrom('hold')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', name)
    .where('room_id', '=', roomId)
    .where('date', 'in', [...nights])
    .execute();
}

type Asked = {
  readonly hotelId: number;
  readonly roomId: string;
  readonly nights: readonly StayDate[];
  readonly name: string;
};

/** What others leave of a night, and how much they use. */
async function readLeft(
  tx: Tx,
  { hotelId, roomId, nights, name }: Asked,
  now: Instant,
): Promise<Map<StayDate, { free: number; used: number }>> {
  const { rows } = await sql<{ night: StayDate; free: number; used: number }>`
    select date as night, total - sold - held as free, sold + held as used
      from (select date, total, sold, coalesce((
              select sum(rooms) from hold
               where hold.hotel_id = inventory.hotel_id and hold.date = inventory.date and hold.room_id = inventory.room_id
                 and reservation_id <> ${name} and expires_at > ${new Date(now)}), 0)::int as held
              from inventory
             where hotel_id = ${hotelId} and room_id = ${roomId} and date = any(${[...nights]}::date[])) as night`.execute(
    tx,
  );
  return new Map(rows.map(({ night, ...left }) => [night, left]));
}
