import { randomUUID } from 'node:crypto';
import type { Ask, Heard } from './ask-servers.ts';
import type { Random } from './random.ts';

/** A booking that a server has acknowledged. */
export type Acknowledged = {
  readonly key: string;
  readonly reservationId: string;
  readonly token: string;
  readonly email: string;
};

export type RaceOffer = { readonly reference: string; readonly isPrepaid: boolean };

export type RaceBooks = {
  readonly acknowledged: Acknowledged[];
  /** The numbers of those that are known to be cancelled. */
  readonly cancelled?: Set<string>;
  /** How often each answer came to each wish. */
  readonly answers: Map<string, number>;
  /** What must never be answered. */
  readonly wrong: string[];
};

/** Does one thing that guests do, with whatever reservation comes to hand, and notes the answer. */
export async function raceGuest(
  ask: Ask,
  random: Random,
  offers: readonly RaceOffer[],
  books: RaceBooks,
): Promise<void> {
  const note = (what: string, { status, body }: Heard): void => {
    const line = `${what}: ${status} ${typeof body['code'] === 'string' ? body['code'] : ''}`.trim();
    books.answers.set(line, (books.answers.get(line) ?? 0) + 1);
    if (status === 0 || status >= 500) books.wrong.push(`${line} ${JSON.stringify(body)}`);
  };
  const send = (payload: object, key: string): Promise<Heard> =>
    ask('/reservations', payload, { 'idempotency-key': key });
  const reference = (among = offers): string => random.pick(among)?.reference ?? '';
  const mine = random.pick(youngest(books, { isAlive: random.below(4) > 0 }));
  const dice = random.below(12);
  if (dice < 4 || !mine) {
    const key = randomUUID();
    const roomStays = Array.from({ length: 1 + random.below(2) }, () => ({ reference: reference() }));
    // Everybody is somebody else, now and then somebody who was here before.
    const number = 10_000 + random.below(5_000);
    const email = `guest${number}@guest.example`;
    const sessionId = `Abcdefgh123${number}`;
    const guestInfo = { givenName: 'Ada', surname: 'Lovelace', email, phone: '+44 20 7946 0000' };
    const request = { requestType: 'Book', reservation: { sessionId, roomStays, guestInfo } };
    // Sometimes the same request goes out twice at once, as from an impatient guest.
    const heard = await Promise.all(Array.from({ length: 1 + random.below(2) }, () => send(request, key)));
    for (const one of heard) note('book', one);
    const booked = new Set(heard.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)));
    if (booked.size > 1) books.wrong.push(`key ${key} was answered differently: ${[...booked].join(' | ')}`);
    for (const text of booked) {
      const { reservationId, token } = JSON.parse(text) as Acknowledged;
      books.acknowledged.push({ key, reservationId, token, email });
    }
    return;
  }
  const at = `/reservations/${mine.reservationId}`;
  if (dice < 6) {
    const heard = await ask('/cancellations', { reservationId: mine.reservationId, reservationEmail: mine.email });
    note('cancel', heard);
    if (heard.status === 200 || heard.status === 409) books.cancelled?.add(mine.reservationId);
    if (heard.status === 404) books.wrong.push(`${mine.reservationId} was acknowledged and is lost`);
  } else if (dice < 7) {
    note('cancel room', await ask(`${at}/room-stays/${random.below(2)}/cancellation`, { token: mine.token }));
  } else if (dice < 8) {
    note('discard', await ask(`${at}/discard`, { token: mine.token }));
  } else if (dice < 11) {
    // What must be paid first is held; the hotelier hears of some of these payments.
    const requested = random.below(2) === 0 ? offers.filter(({ isPrepaid }) => isPrepaid) : offers;
    const input = { token: mine.token, roomStayIndex: 0, reference: reference(requested) };
    const quoted = await ask(`${at}/change/quote`, input);
    note('quote', quoted);
    const agreed = { token: mine.token, change: quoted.body['change'] };
    if (quoted.status === 200) {
      const made = await ask(`${at}/changes`, agreed, { 'idempotency-key': randomUUID() });
      note(`change ${String(made.body['status'])}`, made);
    }
  } else {
    // Without a quote only what costs nothing can be changed to.
    const atHotel = offers.filter(({ isPrepaid }) => !isPrepaid);
    const roomStays = [{ roomStayIndex: random.below(2), reference: reference(atHotel) }];
    const reservation = { reservationId: mine.reservationId, token: mine.token, roomStays };
    note('modify', await send({ requestType: 'Modify', reservation }, randomUUID()));
  }
}

/** The last ten: most of the older have been cancelled by somebody. Of those that live, or whatever has become of them. */
function youngest({ acknowledged, cancelled }: RaceBooks, { isAlive }: { isAlive: boolean }): readonly Acknowledged[] {
  if (!isAlive || !cancelled) return acknowledged.slice(-10);
  return acknowledged
    .slice(-100)
    .filter(({ reservationId }) => !cancelled.has(reservationId))
    .slice(-10);
}
