import type { askForPayment as route } from '@stayfront/contract/desk/payment-request';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { money } from '@stayfront/rules/money';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { hasPaymentSettings } from '../../payment/has-payment-settings.ts';
import { paymentNumber } from '../../payment/payment-number.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening, PAYMENT_LINK_SENT } from '../reservation/note-happening.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { closeRequest, insertRequest } from './payment-request.store.ts';
import { readAccount } from './read-account.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'> | 'input.invalid'>;

/**
 * Writes to a guest to pay an amount until a day. It takes the place of what was asked for before: a guest has one link,
 * and it asks for one thing.
 */
export const askForPayment = (
  db: Db,
  { hotelId, document }: Hotel,
  { by }: Staff,
  { reservationId, idempotencyKey: key, amount, dueOn }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const onceKey = { hotelId, operation: 'askForPayment', key, body: { reservationId, amount, dueOn } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const { status, erasedAt, hotelCurrency, guest } = reservation;
    if (erasedAt !== null) return refuse('reservation.erased');
    if (status === 'held') return refuse('reservation.held');
    if (status === 'discarded') return refuse('reservation.not_held');
    const today = todayAt(document.timeZone, now);
    if (dueOn < today) {
      const fault = { field: 'dueOn', code: 'date.past', message: 'Choose today or a later day' };
      return { refused: 'input.invalid', errors: [fault] };
    }
    const { open } = await readAccount(tx, reservation, today);
    if (open === 0) return refuse('payment.processed');
    if (amount > open) return refuse('payment.above_open');
    if (!(await hasPaymentSettings(tx, hotelId))) return refuse('payment.unavailable');
    if (guest.email === '') return refuse('letter.no_address');
    await closeRequest(tx, reservation, 'withdrawn', now);
    const requestId = paymentNumber('SQ');
    await insertRequest(tx, { hotelId, reservationId, requestId, amount, dueOn, by, at: now });
    const asked = money(amount, hotelCurrency);
    await publishNews(tx, reservation, { what: 'payment-link', mark: requestId, amount: asked, dueOn }, ['guest']);
    const detail = { amount, currency: hotelCurrency, dueOn, requestId, by };
    await noteHappening(tx, reservation, { what: PAYMENT_LINK_SENT, who: 'hotel', detail }, now);
    return { reservationId, requestId, amount, hotelCurrency, dueOn };
  });
};
