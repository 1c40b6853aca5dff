import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { changeCalendar } from '../../selling/calendar/change-calendar.ts';
import { lockCalendar } from '../../selling/calendar/lock-calendar.ts';
import { lockStock } from '../../selling/calendar/lock-stock.ts';
import { readTaken } from '../../selling/calendar/read-taken.ts';
import { noteDeliveryTry } from '../connection/note-delivery-try.ts';
import { listUntoldRooms } from './list-untold-rooms.ts';
import type { ToldNight } from './told-nights.ts';

export type Acknowledged = {
  readonly hotelId: number;
  readonly connection: SystemId;
  /** The system's name, for the calendar's history. */
  readonly title: string;
  readonly reservationId: string;
  readonly deliveryId: number;
  /** What the other side knows from now on. */
  readonly nights: readonly ToldNight[];
};

/**
 * Notes that a channel manager has taken a state of a reservation. Limits that it sent since it was first told count that
 * booking already, and were taken for ones that do not: those nights are put right. It sends its limits when a booking
 * arrives there, which is often before its answer has arrived here. Limits of before are followed by others of their own.
 */
export async function noteAcknowledged(tx: Tx, told: Acknowledged, now: Instant): Promise<void> {
  const { hotelId, connection, title, reservationId, deliveryId, nights } = told;
  await lockCalendar(tx, hotelId);
  const before = await readTold(tx, told);
  await sql`
    insert into channel_told (hotel_id, connection, reservation_id, nights, trying_since)
    values (${hotelId}, ${connection}, ${reservationId}, ${JSON.stringify(nights)}::jsonb, null)
    on conflict (hotel_id, connection, reservation_id) do update set nights = excluded.nights, trying_since = null`.execute(
    tx,
  );
  await noteDeliveryTry(tx, hotelId, [deliveryId], { becomes: 'acknowledged', status: 'Success' }, now);
  const changed = changedNights(before.nights, nights);
  const limits = (await readLimits(tx, told)).filter(({ date, roomId }) => changed.has(`${date} ${roomId}`));
  if (limits.length === 0) return;
  await lockStock(tx, hotelId, limits);
  const taken = await readTaken(tx, hotelId, limits, now);
  const untold = await listUntoldRooms(tx, hotelId, connection);
  const rooms = limits.map((limit) => {
    const key = `${limit.date} ${limit.roomId}`;
    const knows = before.since !== null && limit.heardAt >= before.since;
    const known = (taken.get(key)?.sold ?? 0) - (untold.get(key) ?? 0);
    // Somebody else may have set another number meanwhile.
    const total = knows && limit.isStanding ? Math.max(0, limit.free + known) : limit.total;
    return { ...limit, total, was: limit.total, isOpen: untold.has(key) };
  });
  const right = rooms.filter(({ total, was }) => total !== was);
  if (right.length > 0) {
    const put = right.map(({ date, roomId, total }) => ({ date, roomId, total }));
    await changeCalendar(tx, hotelId, { rooms: put, rates: [] }, now, {
      who: title,
      whoKind: 'connection',
      kind: 'put',
    });
  }
  for (const { date, roomId, total, isOpen } of rooms) {
    const one = sql`hotel_id = ${hotelId} and connection = ${connection} and date = ${date} and room_id = ${roomId}`;
    await (
      isOpen ? sql`update channel_limit set total = ${total} where ${one}` : sql`delete from channel_limit where ${one}`
    ).execute(tx);
  }
}

type Whose = Pick<Acknowledged, 'hotelId' | 'connection' | 'reservationId'>;

async function readTold(
  tx: Tx,
  { hotelId, connection, reservationId }: Whose,
): Promise<{ readonly nights: readonly ToldNight[]; readonly since: Instant | null }> {
  const row = await tx
    .selectFrom('channel_told')
    .select(['nights', 'trying_since'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return { nights: row?.nights ?? [], since: row?.trying_since?.getTime() ?? null };
}

type KeptLimit = {
  readonly date: StayDate;
  readonly roomId: string;
  readonly free: number;
  readonly total: number;
  readonly heardAt: Instant;
  readonly isStanding: boolean;
};

async function readLimits(tx: Tx, { hotelId, connection }: Whose): Promise<KeptLimit[]> {
  const { rows } = await sql<Omit<KeptLimit, 'heardAt'> & { heardAt: Date }>`
    select limited.date, limited.room_id as "roomId", free, limited.total, heard_at as "heardAt",
           -- What is held or sold knowingly beyond keeps a night above what was asked for.
           coalesce(inventory.total >= limited.total, false) as "isStanding"
      from channel_limit as limited
      left join inventory on inventory.hotel_id = limited.hotel_id and inventory.date = limited.date
       and inventory.room_id = limited.room_id
     where limited.hotel_id = ${hotelId} and connection = ${connection}`.execute(tx);
  return rows.map((row) => ({ ...row, heardAt: row.heardAt.getTime() }));
}

/** Nights of which the other side knows something else now. */
function changedNights(before: readonly ToldNight[], after: readonly ToldNight[]): Set<string> {
  const counts = new Map<string, number>();
  const add = (nights: readonly ToldNight[], sign: 1 | -1): void => {
    for (const [date, roomId, rooms] of nights)
      counts.set(`${date} ${roomId}`, (counts.get(`${date} ${roomId}`) ?? 0) + sign * rooms);
  };
  add(before, -1);
  add(after, 1);
  return new Set([...counts].flatMap(([key, count]) => (count === 0 ? [] : [key])));
}
