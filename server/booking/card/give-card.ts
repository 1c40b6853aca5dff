import type { giveCard as route } from '@stayfront/contract/card-request';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { restDueOn, restOf } from '@stayfront/rules/booking/advance-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { findGuestCard, type CardDeps } from '../../payment/find-guest-card.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { StoredGuarantee } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { confirmHold } from '../reservation/confirm-hold.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { closeCardRequest, saveGuarantee } from './card-request.store.ts';
import { noteCardRefused } from './note-card-refused.ts';
import { readCardStanding } from './read-card-standing.ts';

type Deps = CardDeps & { readonly db: Db };
type Wanted = GuestLink & { readonly instrumentId: string };
type Given = RouteAnswer<typeof route>;
type Refused = Refusal<'card_request.over' | 'payment.card_unchecked' | 'reservation.unknown' | 'sold_out'>;

/** Thrown so that rooms that were taken before one was missing are given back. */
class SoldOut extends Error {}

/**
 * A card that was asked for by a link stands for the booking from now on, if the provider keeps it for this guest and the
 * bank has confirmed it. Rooms that waited for it are booked; where their hold has ended, if they are still free. Sent
 * again it says the same.
 */
export async function giveCard(
  deps: Deps,
  hotel: Hotel,
  { instrumentId, ...link }: Wanted,
  now: Instant,
): Promise<Given | Refused | RefusedBy<typeof findGuestCard>> {
  const { hotelId } = hotel;
  const look = async (tx: Tx, to: 'change' | 'read') => lookAt(tx, hotel, { ...link, instrumentId }, now, to);
  const before = await inHotel(deps.db, hotelId, (tx) => look(tx, 'read'), 'read only');
  if ('refused' in before || 'given' in before) return 'given' in before ? before.given : before;
  const { sessionId } = before.reservation;
  // The provider is asked before anything is locked.
  const found = await findGuestCard(deps, hotel, { sessionId, instrumentId });
  if ('refused' in found) {
    if (found.refused === 'payment.card_refused') await noteCardRefused(deps.db, before.reservation, now);
    return found;
  }
  if (found.check !== 'confirmed') return refuse('payment.card_unchecked');
  try {
    return await inHotel(deps.db, hotelId, async (tx) => {
      const meanwhile = await look(tx, 'change');
      if ('refused' in meanwhile || 'given' in meanwhile) return 'given' in meanwhile ? meanwhile.given : meanwhile;
      return take(tx, meanwhile, found.card, now);
    });
  } catch (error) {
    if (error instanceof SoldOut) return refuse('sold_out');
    throw error;
  }
}

type Asked = { readonly reservation: StoredReservation; readonly requestId: string };

async function lookAt(
  tx: Tx,
  hotel: Hotel,
  { instrumentId, ...link }: Wanted,
  now: Instant,
  to: 'change' | 'read',
): Promise<Asked | { readonly given: Given } | Refusal<'card_request.over' | 'reservation.unknown'>> {
  const reservation = await openByToken(tx, hotel, link, now, to);
  if (!reservation) return refuse('reservation.unknown');
  const { state, isTaken, request } = await readCardStanding(tx, hotel, reservation, now);
  const { reservationId, status, guarantee } = reservation;
  if (state === 'given' && guarantee?.instrumentId === instrumentId)
    return { given: { reservationId, status, card: knownBy(guarantee) } };
  return isTaken && request ? { reservation, requestId: request.requestId } : refuse('card_request.over');
}

async function take(tx: Tx, { reservation, requestId }: Asked, card: StoredGuarantee, now: Instant): Promise<Given> {
  const { hotelId, reservationId } = reservation;
  // The page has said so where there is such a rest.
  const hasRest = standingStays(reservation).some((stay) => restDueOn(stay) !== null && restOf(stay) > 0);
  const guarantee = { ...card, ...(hasRest ? { isForRest: true as const } : {}) };
  await closeCardRequest(tx, reservation, 'given', now);
  const isHeld = reservation.status === 'held';
  if (isHeld) {
    if ((await confirmHold(tx, hotelId, reservationId, 'book', now, { guarantee })) !== 'confirmed')
      throw new SoldOut();
  } else await saveGuarantee(tx, reservation, guarantee);
  await noteHappening(tx, reservation, { what: 'card.given', who: 'guest', detail: { requestId } }, now);
  return { reservationId, status: isHeld ? 'book' : reservation.status, card: knownBy(card) };
}

const knownBy = ({ brand, suffix }: StoredGuarantee): Given['card'] => ({ brand, suffix });
