import type { askForCard as route } from '@stayfront/contract/desk/card-request';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { isFinal } from '@stayfront/rules/booking/status';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { paymentNumber } from '../../payment/payment-number.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { CARD_ASKED, noteHappening } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { closeCardRequest, insertCardRequest } from './card-request.store.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'> | 'input.invalid'>;

/**
 * Asks the guest of a booking that stands for a card as guarantee until a day. It takes the place of what was asked for
 * before; a card that stands already goes on doing so until the other has come.
 */
export const askForCard = (
  db: Db,
  { hotelId, document }: Hotel,
  { by }: Staff,
  { reservationId, idempotencyKey: key, dueOn, tellsGuest }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const onceKey = { hotelId, operation: 'askForCard', key, body: { reservationId, dueOn, tellsGuest } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const { status, erasedAt, guest } = reservation;
    if (erasedAt !== null) return refuse('reservation.erased');
    // What rooms wait for is settled already: the same link is sent again, and nothing else is asked for.
    if (status === 'held') return refuse('reservation.held');
    if (status === 'discarded') return refuse('reservation.not_held');
    if (isFinal(status)) return refuse('reservation.was_cancelled');
    const today = todayAt(document.timeZone, now);
    if (standingStays(reservation).every(({ quote }) => quote.departure <= today)) return refuse('reservation.expired');
    if (dueOn < today) {
      const fault = { field: 'dueOn', code: 'date.past', message: 'Choose today or a later day' };
      return { refused: 'input.invalid', errors: [fault] };
    }
    if (!cardAbilities(await readProviderName(tx, hotelId)).canKeep) return refuse('guarantee.not_kept');
    if (tellsGuest && guest.email === '') return refuse('letter.no_address');
    await closeCardRequest(tx, reservation, 'withdrawn', now);
    const requestId = paymentNumber('SK');
    await insertCardRequest(tx, { hotelId, reservationId, requestId, dueOn, by, at: now });
    if (tellsGuest) await publishNews(tx, reservation, { what: 'card-link', mark: requestId, dueOn }, ['guest']);
    const detail = { requestId, dueOn, tellsGuest, by };
    await noteHappening(tx, reservation, { what: CARD_ASKED, who: 'hotel', detail }, now);
    return { reservationId, requestId, dueOn, isGuestTold: tellsGuest };
  });
};
