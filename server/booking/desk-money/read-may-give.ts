import { mayGive } from '@stayfront/rules/people/may-give';
import type { Role } from '@stayfront/rules/people/role';
import type { Tx } from '../../platform/db/open-database.ts';
import { readGiven, readLimit } from './limit.store.ts';

/** How much somebody may still give back or waive of a reservation; null: as much as they like. */
export const readMayGive = async (
  tx: Tx,
  role: Role,
  { hotelId, reservationId }: { readonly hotelId: number; readonly reservationId: string },
): Promise<number | null> =>
  mayGive(role, {
    limit: await readLimit(tx, hotelId),
    before: await readGiven(tx, hotelId, reservationId),
  });
