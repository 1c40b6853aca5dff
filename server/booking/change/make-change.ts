import { ChangeMade } from '@stayfront/contract/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import type { QuoteDeps } from './quote-change.ts';
import { settleChange } from './settle-change.ts';

type Agreed = GuestLink & { readonly change: string };

/** Makes a change that was quoted to a guest, who agrees to it. What the hotel has quoted to itself is no guest's to make. */
export async function makeChange(
  deps: QuoteDeps,
  hotel: Hotel,
  { change, ...link }: Agreed,
  idempotencyKey: string,
  now: Instant,
): Promise<
  | ChangeMade
  | Refusal<'hotel.maintenance' | 'idempotency.mismatch' | 'quote.invalid' | 'reservation.unknown'>
  | RefusedBy<typeof settleChange>
> {
  const { hotelId } = hotel;
  const body = { change, reservationId: link.reservationId };
  const onceKey = { hotelId, operation: 'makeChange', key: idempotencyKey, body };
  const done = await once(deps.db, onceKey, now, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    if (isShut(hotel)) return refuse('hotel.maintenance');
    const agreed = deps.changes.open(change);
    const isOurs = agreed?.hotelId === hotelId && agreed.reservationId === reservation.reservationId;
    if (!isOurs || agreed.byHotel) return refuse('quote.invalid');
    const settled = await settleChange(tx, deps.seal, hotel, reservation, agreed, now);
    if ('refused' in settled) return settled;
    const { planned, changeId, status, version, holdExpiresAt } = settled;
    const { reservationId, hotelCurrency } = reservation;
    const until = holdExpiresAt === null ? null : new Date(holdExpiresAt).toISOString();
    return { reservationId, hotelCurrency, terms: planned.terms, holdExpiresAt: until, changeId, status, version };
  });
  // What comes out of the database again says the same in another order; a guest who asks twice gets the same letters.
  return 'refused' in done ? done : ChangeMade.parse(done);
}
