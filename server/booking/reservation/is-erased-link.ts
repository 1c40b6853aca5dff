import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Tx } from '../../platform/db/open-database.ts';
import type { GuestLink } from './open-by-token.ts';
import { isTokenOf } from './reservation-token.ts';
import { readErasedLink } from './link.store.ts';

/** Whether a link opened a reservation before its guest was forgotten. It opens nothing; its holder may know why. */
export async function isErasedLink(tx: Tx, hotelId: number, { reservationId, token }: GuestLink): Promise<boolean> {
  const reference = readReference(reservationId);
  const hash = reference && (await readErasedLink(tx, hotelId, reference));
  return hash ? isTokenOf(token, hash) : false;
}
