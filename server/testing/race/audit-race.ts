import { canMove, type ReservationStatus } from '@stayfront/rules/booking/status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import { wrongNights } from '../night-books.ts';
import type { RaceBooks } from './race-guest.ts';

/** Nights that are oversold at this moment, seen in one look; for while the race goes on. */
export async function oversoldNights(db: Db): Promise<string[]> {
  const { rows } = await sql<{ night: string }>`
    select inventory.date || ' ' || inventory.room_id || ': ' || sold || ' + ' || coalesce(held, 0) || ' of ' || total as night
      from inventory left join (
             select date, room_id, sum(rooms)::int as held from hold where expires_at > now() group by date, room_id
           ) as holds using (date, room_id)
     where sold + coalesce(held, 0) > total or sold < 0`.execute(db);
  return rows.map(({ night }) => `oversold: ${night}`);
}

/** What is not as it must be once the race is over. */
export async function auditRace(db: Db, { acknowledged, wrong }: RaceBooks, now: number): Promise<string[]> {
  const faults = [...wrong];
  for (const night of await wrongNights(db, now)) faults.push(`the books do not agree: ${JSON.stringify(night)}`);

  const reservations = await db.selectFrom('reservation').select(['reservation_id', 'status', 'version']).execute();
  const known = new Map(reservations.map((row) => [row.reservation_id, row]));
  for (const { reservationId } of acknowledged)
    if (!known.has(reservationId)) faults.push(`${reservationId} was acknowledged and is lost`);

  const keys = await db
    .selectFrom('idempotency')
    .select(['key', 'answer'])
    .where('operation', '=', 'sendBookRequest')
    .execute();
  const booked = new Map(keys.map(({ key, answer }) => [key, (answer as { reservationId: string }).reservationId]));
  if (new Set(booked.values()).size !== reservations.length || booked.size !== reservations.length)
    faults.push(`${booked.size} keys stand for ${reservations.length} reservations`);
  for (const { key, reservationId } of acknowledged)
    if (booked.get(key) !== reservationId) faults.push(`key ${key} stands for another reservation than was answered`);

  const events = await db
    .selectFrom('reservation_event')
    .select(['reservation_id', 'what'])
    .orderBy('event_id')
    .execute();
  const histories = new Map<string, ReservationStatus[]>();
  for (const { reservation_id, what } of events) {
    const status = (what === 'cancel-room' ? 'modify' : what) as ReservationStatus;
    histories.set(reservation_id, [...(histories.get(reservation_id) ?? []), status]);
  }
  for (const { reservation_id, status, version } of reservations) {
    const history = histories.get(reservation_id) ?? [];
    const isLegal = history.every((to, i) => {
      const from = history[i - 1];
      return from === undefined ? to === 'book' || to === 'held' : canMove(from, to);
    });
    if (!isLegal || history.at(-1) !== status || history.length !== version)
      faults.push(`${reservation_id} is ${status} in version ${version} after ${history.join(', ')}`);
  }
  return faults;
}
