import { randomUUID } from 'node:crypto';
import type { HotelLetter } from '@stayfront/contract/manage/letters';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { resendConfirmation } from '../../followers/message/resend-confirmation.ts';
import { sendCardLink } from '../../booking/card/send-card-link.ts';
import { sendPaymentLink } from '../../booking/pay/send-payment-link.ts';
import { once } from '../../platform/once/once.ts';
import { renewLink } from '../../booking/reservation/renew-link.ts';
import { lockReservation } from '../../booking/reservation/read-reservation.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Input = { readonly reservationId: string; readonly letter: HotelLetter; readonly idempotencyKey: string };
type Sent = { reservationId: string; letter: HotelLetter };
type Unsent = RefusedBy<typeof renewLink | typeof resendConfirmation | typeof sendCardLink | typeof sendPaymentLink>;

/** Writes to a guest because the hotel asks for it, once per key. */
export async function sendLetter(
  { db, secret }: Deps,
  hotel: Hotel,
  { reservationId, letter, idempotencyKey }: Input,
  now: Instant,
): Promise<Sent | Refusal<'idempotency.mismatch' | 'reservation.erased' | 'reservation.unknown'> | Unsent> {
  const { hotelId } = hotel;
  const reference = readReference(reservationId);
  if (!reference) return refuse('reservation.unknown');
  const body = { reservationId: reference, letter };
  const onceKey = { hotelId, operation: 'sendLetter', key: idempotencyKey, body };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reference);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    const send: Record<HotelLetter, () => Promise<Unsent | null>> = {
      confirmation: () => resendConfirmation(tx, reservation, 'hotel', now),
      'new-link': () => renewLink(tx, secret, reservation, now),
      'card-link': () => sendCardLink(tx, reservation, { mark: randomUUID() }, now),
      'payment-link': () => sendPaymentLink(tx, hotel, reservation, { who: 'hotel', mark: randomUUID() }, now),
    };
    return (await send[letter]()) ?? body;
  });
}
