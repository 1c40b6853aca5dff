import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Delivery } from './delivery.ts';
import { lockOfReservation, updateSettled } from './delivery.store.ts';

export type Settlement = {
  readonly connection: SystemId;
  readonly reservationId: string;
  /** Whether it is about a cancellation, or about bookings and their changes. */
  readonly isCancellation: boolean;
  readonly becomes: 'acknowledged' | 'refused';
  /** What they said, e.g. `450 Room type unknown`. */
  readonly status?: string;
};

/**
 * Notes what a system has taken, or refuses to take: of what it was served, all up to there, and nothing newer. Said
 * twice, it was settled the first time. `unknown` where it was never served anything of the kind.
 */
export async function settleDelivery(
  tx: Tx,
  hotelId: number,
  { connection, reservationId, isCancellation, becomes, status = '' }: Settlement,
  now: Instant,
): Promise<'settled' | 'before' | 'unknown'> {
  const all = await lockOfReservation(tx, hotelId, connection, reservationId);
  const ofKind = all.filter(({ kind }) => (kind === 'cancel') === isCancellation);
  const served = ofKind.filter(({ state }) => state === 'served');
  const ids = served.map(({ deliveryId }) => deliveryId);
  await updateSettled(tx, hotelId, ids, { state: becomes, status }, now);
  if (served.length > 0) return 'settled';
  return ofKind.some(isSettled) ? 'before' : 'unknown';
}

const isSettled = ({ state }: Delivery): boolean => state !== 'waiting' && state !== 'served';
