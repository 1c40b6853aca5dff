import { randomUUID } from 'node:crypto';
import type { ChangeMade, ChangeQuote } from '@stayfront/contract/change';
import type { Availabilities, Product } from '@stayfront/contract/offer';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './guest-api.ts';

type Mine = { readonly reservationId: string; readonly token: string };
type Dates = { readonly checkIn: string; readonly checkOut: string };
type Query = Readonly<Record<string, string | number>>;
/** What a guest would like instead; the room is the first one unless it says otherwise. */
type Input = {
  readonly roomStayIndex?: number | undefined;
  readonly reference?: string;
  readonly services?: readonly object[];
  readonly version?: number;
};

/** What a guest does to change a booking, over HTTP without a socket. */
export function changeApi(app: FastifyInstance, hotelId: number) {
  const at = ({ reservationId }: Mine, path: string): string =>
    `/api/hotels/${hotelId}/reservations/${encodeURIComponent(reservationId)}${path}`;

  async function get<Body>(mine: Mine, path: string, query: Query): Promise<Answer<Body>> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const reply = await app.inject(`${at(mine, path)}?${search.toString()}`);
    return { status: reply.statusCode, body: reply.json() };
  }

  async function post<Body>(mine: Mine, path: string, payload: object, key?: string): Promise<Answer<Body>> {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const reply = await app.inject({ method: 'POST', url: at(mine, path), payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  }

  const offers = (mine: Mine, query: Query): Promise<Answer<Availabilities>> =>
    get(mine, '/change/offers', { t: mine.token, ...query });

  /** The product that a guest sees instead of the room with this index; beside the booked ones, where there is none. */
  async function find(mine: Mine, wanted: string, dates: Dates, roomStayIndex: number | null = 0): Promise<Product> {
    const query: Query = roomStayIndex === null ? dates : { ...dates, roomStayIndex };
    const { body } = await offers(mine, query);
    const product = body.availabilities?.flatMap(({ products }) => products).find((one) => one.productId === wanted);
    if (!product) throw new Error(`${wanted} is not offered: ${JSON.stringify(body)}`);
    return product;
  }

  const quote = (mine: Mine, input: Input): Promise<Answer<ChangeQuote>> =>
    post(mine, '/change/quote', { token: mine.token, roomStayIndex: 0, ...input });

  const make = (mine: Mine, change: string, key: string = randomUUID()): Promise<Answer<ChangeMade>> =>
    post(mine, '/changes', { token: mine.token, change }, key);

  /** Quotes and agrees in one go. */
  async function change(mine: Mine, input: Input): Promise<Answer<ChangeMade>> {
    const quoted = await quote(mine, input);
    if (quoted.status !== 200) throw new Error(`There is no quote: ${JSON.stringify(quoted.body)}`);
    return make(mine, quoted.body.change);
  }

  const pay = (mine: Mine, changeId: string, amount: number, profileId: string = randomUUID()) =>
    post<{ amount: number }>(mine, `/changes/${changeId}/payment`, { token: mine.token, profileId, amount });
  const status = (mine: Mine, changeId: string): Promise<Answer<ChangeMade & { payment: string }>> =>
    post(mine, `/changes/${changeId}/status`, { token: mine.token });
  const discard = (mine: Mine, changeId: string): Promise<Answer<ChangeMade>> =>
    post(mine, `/changes/${changeId}/discard`, { token: mine.token });

  return { get, offers, find, quote, make, change, pay, status, discard };
}
