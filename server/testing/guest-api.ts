import { randomUUID } from 'node:crypto';
import type { Availabilities, Product } from '@stayfront/contract/offer';
import type { Problem } from '@stayfront/contract/problem';
import type { BookingAnswer, BookingRequest } from '@stayfront/contract/reservation';
import type { FastifyInstance } from 'fastify';

export type Answer<Body> = {
  readonly status: number;
  readonly body: Body & Omit<Partial<Problem>, 'status'>;
  readonly retryAfter?: unknown;
};
type Held = { readonly reservationId: string; readonly token: string };
/** What cancelling and discarding say. */
type Asked = { readonly reservationId?: string; readonly status?: unknown; readonly cancellationFee?: number };
type Query = Readonly<Record<string, string | number>>;

/** What a guest does at a hotel's address, over HTTP without a socket. */
export function guestApi(app: FastifyInstance, hotelId: number) {
  const root = `/api/hotels/${hotelId}`;

  async function search(query: Query): Promise<Answer<Availabilities>> {
    const reply = await app.inject(`${root}/availabilities?${queryText(query)}`);
    return { status: reply.statusCode, body: reply.json() };
  }

  async function findProduct(roomId: string, ratePlanId: string, query: Query): Promise<Product> {
    const { body } = await search(query);
    const item = body.availabilities?.find((room) => room.guestRoomId === roomId);
    const product = item?.products.find((one) => one.ratePlanId === ratePlanId);
    if (!product) throw new Error(`Nothing offered for ${roomId} at ${ratePlanId}: ${JSON.stringify(body)}`);
    return product;
  }

  async function post(
    payload: unknown,
    headers: Record<string, string>,
    remoteAddress?: string,
  ): Promise<Answer<BookingAnswer>> {
    const reply = await app.inject({
      method: 'POST',
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      url: `${root}/reservations`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  const book = (payload: unknown, idempotencyKey: string = randomUUID()): Promise<Answer<BookingAnswer>> =>
    post(payload, { 'idempotency-key': idempotencyKey });

  async function readReservation(reservationId: string, query: Query): Promise<Answer<Record<string, unknown>>> {
    const reply = await app.inject(`${root}/reservations/${encodeURIComponent(reservationId)}?${queryText(query)}`);
    return { status: reply.statusCode, body: reply.json() };
  }

  async function ask(path: string, payload: object, remoteAddress = '192.0.2.1'): Promise<Answer<Asked>> {
    const reply = await app.inject({ method: 'POST', url: `${root}${path}`, payload, remoteAddress });
    return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
  }

  const cancelRoom = (held: Held, roomStayIndex: number): Promise<Answer<Asked>> =>
    ask(`/reservations/${held.reservationId}/room-stays/${roomStayIndex}/cancellation`, { token: held.token });

  const cancel = (reservationId: string, reservationEmail = ada.email, from?: string): Promise<Answer<Asked>> =>
    ask('/cancellations', { reservationId, reservationEmail }, from);

  /** What cancelling would cost. */
  const askTerms = (reservationId: string, reservationEmail = ada.email, lang = 'en'): Promise<Answer<Asked>> =>
    ask('/cancellations/terms', { reservationId, reservationEmail, lang });

  const confirm = (held: Held, code: string): Promise<Answer<Asked>> =>
    ask(`/reservations/${held.reservationId}/confirmation`, { token: held.token, code });

  const discard = (held: Held): Promise<Answer<Asked>> =>
    ask(`/reservations/${held.reservationId}/discard`, { token: held.token });

  const modify = (held: Held, input: object, idempotencyKey?: string): Promise<Answer<BookingAnswer>> =>
    book(
      {
        requestType: 'Modify',
        reservation: { reservationId: held.reservationId, token: held.token, ...input },
      },
      idempotencyKey,
    );

  return { search, findProduct, post, book, readReservation, cancelRoom, cancel, askTerms, confirm, discard, modify };
}

function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.toString();
}

export const ada = { givenName: 'Ada', surname: 'Lovelace', email: 'ada@guest.example', phone: '+44 20 7946 0000' };

/** A booking as the guest application sends it. */
export function bookingOf(
  references: readonly string[],
  changes: Partial<BookingRequest['reservation']> | { guestInfo: Record<string, unknown> } = {},
): { requestType: string; reservation: Record<string, unknown> } {
  const roomStays = references.map((reference) => ({ reference }));
  return {
    requestType: 'Book',
    reservation: { sessionId: 'Abcdefgh12345678', roomStays, guestInfo: ada, lang: 'en', ...changes },
  };
}
