import type { getChangeStatus } from '@stayfront/contract/change';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { transactionStatusOf } from '@stayfront/rules/payment/transaction-status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openStates } from '../../payment/open-states.ts';
import { listIntents } from '../../payment/list-intents.ts';
import type { Intent } from '../../payment/intent.ts';
import { changePurpose } from '../../payment/purpose.ts';
import { settlePayment, type SettleDeps } from '../../payment/settle-payment.ts';
import { readChange } from '../reservation/read-change.ts';
import type { StoredChange } from '../reservation/stored-change.ts';
import { describeChange } from './describe-change.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';

type ChangeStatus = RouteAnswer<typeof getChangeStatus>;

/** What became of a change. Whatever may still come of its payment is asked about first. */
export async function describeChangeStatus(
  deps: SettleDeps,
  hotel: Hotel,
  { changeId, ...link }: GuestLink & { readonly changeId: string },
  now: Instant,
): Promise<ChangeStatus | Refusal<'change.unknown' | 'reservation.unknown'>> {
  const { hotelId } = hotel;
  const look = () =>
    inHotel(deps.db, hotelId, async (tx) => {
      const reservation = await openByToken(tx, hotel, link, now, 'read');
      if (!reservation) return refuse('reservation.unknown');
      const change = await readChange(tx, hotelId, reservation.reservationId, changeId);
      if (!change) return refuse('change.unknown');
      const intents = await listIntents(tx, hotelId, reservation.reservationId);
      return { reservation, change, intents: intents.filter(({ purpose }) => purpose === changePurpose(changeId)) };
    });
  const before = await look();
  if ('refused' in before) return before;
  for (const { intentId } of unsettled(before)) await settlePayment(deps, { hotelId, intentId }, now);
  const found = await look();
  if ('refused' in found) return found;
  const payment = transactionStatusOf(found.intents.map(({ state }) => state)) ?? 'none';
  // A payment that was begun and never made counts for nothing once its time is over.
  const isBeingPaid = found.intents.some(
    ({ state, expiresAt }) => state === 'authorized' || (state === 'started' && expiresAt > now),
  );
  return { ...describeChange(found.reservation, found.change, isBeingPaid, now), payment };
}

const unsettled = ({ intents }: { readonly change: StoredChange; readonly intents: readonly Intent[] }): Intent[] =>
  intents.filter(({ state }) => openStates.includes(state));
