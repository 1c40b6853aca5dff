import { sql } from 'kysely';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { packageRooms } from './package-rooms.ts';

/**
 * Whether the packages that a reservation's rooms are sold in have enough left for them, or false and the caller rolls
 * back. Asked before the nights are taken: whoever sells the same package waits until this transaction has ended.
 */
export async function hasPackageStock(
  tx: Tx,
  { hotelId, reservationId }: { readonly hotelId: number; readonly reservationId: string },
  stays: readonly { readonly quote: Quote }[],
  now: Instant,
): Promise<boolean> {
  const rooms = packageRooms(stays);
  if (!rooms) return true;
  const { rows } = await sql<{ isLeft: boolean }>`
    select has_package_stock(${hotelId}, ${rooms.packages}::text[], ${rooms.arrivals}::date[],
                             ${rooms.departures}::date[], ${new Date(now)}, ${reservationId}) as "isLeft"`.execute(tx);
  return rows[0]?.isLeft === true;
}
