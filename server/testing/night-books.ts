import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { Transaction } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';
import type { Tables } from '../platform/db/tables.ts';

export type NightInBooks = { readonly night: string; sold: number; booked: number; held: number; total: number };

/**
 * What the calendar says is sold beside what the standing rooms of all reservations add up to, for every night and room.
 * All as of one moment: a server that was killed may have left the database a booking to finish.
 */
export const nightBooks = (db: Db, now: number): Promise<NightInBooks[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => readBooks(tx, now));

async function readBooks(tx: Transaction<Tables>, now: number): Promise<NightInBooks[]> {
  const stays = await tx
    .selectFrom('room_stay')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.hotel_id', '=', 'room_stay.hotel_id')
        .onRef('reservation.reservation_id', '=', 'room_stay.reservation_id'),
    )
    .select(['room_id', 'arrival', 'departure'])
    .where('room_stay.status', '=', 'book')
    .where('reservation.status', 'in', ['book', 'modify', 'pay'])
    .execute();
  const holds = await tx.selectFrom('hold').selectAll().where('expires_at', '>', new Date(now)).execute();
  const booked = new Map<string, number>();
  const held = new Map<string, number>();
  const add = (to: Map<string, number>, night: string, rooms: number): void =>
    void to.set(night, (to.get(night) ?? 0) + rooms);
  for (const stay of stays) for (const night of nightsOf(stay)) add(booked, `${night} ${stay.room_id}`, 1);
  for (const hold of holds) add(held, `${hold.date} ${hold.room_id}`, hold.rooms);
  const rows = await tx.selectFrom('inventory').selectAll().orderBy('date').orderBy('room_id').execute();
  return rows.map(({ date, room_id, sold, total }) => {
    const night = `${date} ${room_id}`;
    return { night, sold, booked: booked.get(night) ?? 0, held: held.get(night) ?? 0, total };
  });
}

/** The nights whose books are not in order: counters that lie, or more rooms gone than there are. */
export async function wrongNights(db: Db, now: number): Promise<NightInBooks[]> {
  const nights = await nightBooks(db, now);
  return nights.filter(({ sold, booked, held, total }) => sold !== booked || sold + held > total || sold < 0);
}
