import { randomUUID } from 'node:crypto';
import type { sendDeskLetter as route } from '@stayfront/contract/desk/letters';
import type { HotelLetter } from '@stayfront/contract/manage/letters';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sendCardLink } from '../../booking/card/send-card-link.ts';
import { sendPaymentLink } from '../../booking/pay/send-payment-link.ts';
import type { News } from '../../booking/reservation/news.ts';
import { noteHappening } from '../../booking/reservation/note-happening.ts';
import { lockReservation } from '../../booking/reservation/read-reservation.ts';
import { renewLink } from '../../booking/reservation/renew-link.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { listLetters } from '../../followers/message/letters.ts';
import { queueMail } from '../../followers/message/mail-jobs.ts';
import { resendConfirmation } from '../../followers/message/resend-confirmation.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { letterKind } from './describe-letter.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Asked = {
  readonly reservationId: string;
  readonly body: RouteInput<typeof route>['body'];
  readonly idempotencyKey: string;
};
type Unsent = RefusedBy<typeof renewLink | typeof resendConfirmation | typeof sendCardLink | typeof sendPaymentLink>;

/** Writes to a guest because somebody of the house wants it, once per key; history says who. */
export async function sendDeskLetter(
  { db, secret }: Deps,
  hotel: Hotel,
  { by }: Staff,
  { reservationId, body, idempotencyKey }: Asked,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<'idempotency.mismatch' | 'letter.unknown' | 'reservation.erased' | 'reservation.unknown'>
  | Unsent
> {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'sendDeskLetter', key: idempotencyKey, body: { reservationId, ...body } };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    if ('again' in body) return sendAgain(tx, reservation, body.again, by, now);
    const send: Record<HotelLetter, () => Promise<Unsent | null>> = {
      confirmation: () => resendConfirmation(tx, reservation, 'hotel', now, by),
      'new-link': () => renewLink(tx, secret, reservation, now, by),
      'card-link': () => sendCardLink(tx, reservation, { mark: randomUUID(), by }, now),
      'payment-link': () => sendPaymentLink(tx, hotel, reservation, { who: 'hotel', mark: randomUUID(), by }, now),
    };
    return (await send[body.letter]()) ?? { reservationId, kind: letterKind(body.letter) };
  });
}

/** The same news once more, in a letter of its own that no mailbox takes for the first. */
async function sendAgain(
  tx: Tx,
  reservation: StoredReservation,
  letterId: string,
  by: string,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'letter.unknown'> | RefusedBy<typeof resendConfirmation>> {
  const { hotelId, reservationId } = reservation;
  const letter = (await listLetters(tx, reservation)).find((one) => one.letterId === letterId);
  if (!letter) return refuse('letter.unknown');
  const kind = letterKind(letter.news.what);
  if (kind === 'confirmation')
    return (await resendConfirmation(tx, reservation, 'hotel', now, by)) ?? { reservationId, kind };
  await queueMail(tx, 'tell-guest', { hotelId, reservationId, news: letter.news as News, again: randomUUID() });
  await noteHappening(tx, reservation, { what: 'letter-resent', who: 'hotel', detail: { kind, by } }, now);
  return { reservationId, kind };
}
