import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectRests } from '../booking/pay/collect-rests.ts';
import type { News } from '../booking/reservation/news.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import type { PaymentBegun } from '../payment/start-payment.ts';
import type { Database } from '../platform/db/open-database.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { bookingOf } from './guest-api.ts';
import { payApi } from './pay-api.ts';
import type { PaymentSetup } from './payment-setups.ts';
import { testSecret, type TestClock } from './start-app.ts';

type Booked = { readonly reservationId: string; readonly token: string; readonly payableNow: number };
type Told = { readonly to: 'guest' | 'hotel'; readonly news: News };

const profileId = '0d9b7a9c-1f3b-4b7e-9a40-3c1e5d7f9a11';

/** Bookings of which a deposit is paid at a provider's sandbox, and what becomes of their rest. */
export function restSetup(
  database: Pick<Database, 'db'>,
  app: FastifyInstance,
  clock: TestClock,
  setup: PaymentSetup,
  stay: { readonly checkIn: string; readonly checkOut: string },
) {
  const { db } = database;
  const api = payApi(database, app, clock);
  const { hotelId } = { hotelId: 7001 };
  const root = (id: string): string => `/api/hotels/${hotelId}/reservations/${id}`;

  /** Booked, and its deposit paid with a card. */
  async function book(ratePlans: readonly string[], card: string): Promise<Booked> {
    const products = await Promise.all(ratePlans.map((id) => api.findProduct('double', id, stay)));
    const { status, body } = await api.book(bookingOf(products.map(({ reference }) => reference)));
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    await pay(await beginning(body), card);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return body;
  }

  async function beginning(held: Booked): Promise<PaymentBegun> {
    const begun = await api.start(held);
    if ('refused' in begun) throw new Error(`The payment was refused: ${JSON.stringify(begun)}`);
    return begun;
  }

  async function pay(begun: PaymentBegun, card: string): Promise<void> {
    await setup.pay(begun, card);
    setup.resolvePending();
    await settlePayment(api.deps, { hotelId, intentId: begun.intentId }, clock.now);
  }

  /** What the page of the payment link says. */
  const look = async ({ reservationId, token }: Booked): Promise<ReservationPayment> =>
    (await app.inject(`${root(reservationId)}/payment?t=${token}`)).json();

  /** What a guest does on that page: all of it, or only up to the provider's fields. */
  async function beginByLink({ reservationId, token }: Booked, amount: number): Promise<PaymentBegun> {
    const payload = { token, profileId, amount, by: 'link' };
    const reply = await app.inject({ method: 'POST', url: `${root(reservationId)}/payment`, payload });
    if (reply.statusCode !== 200) throw new Error(`Refused: ${reply.body}`);
    return reply.json();
  }

  async function payByLink(booked: Booked, amount: number, card: string): Promise<void> {
    const { data } = await beginByLink(booked, amount);
    await setup.pay({ data }, card);
    const url = `${root(booked.reservationId)}/transaction-status`;
    await app.inject({ method: 'POST', url, payload: { token: booked.token } });
  }

  const collect = (): Promise<void> =>
    collectRests({ ...api.deps, readHotel: knownHotels(db).current, secret: testSecret }, clock.now);

  /** What was told since it was asked last, and to whom. */
  async function told(): Promise<Told[]> {
    const { rows } = await sql<{ name: string; news: News }>`
      select task.identifier as name, job.payload -> 'news' as news
        from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier like 'tell-%' order by job.id`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return rows.map(({ name, news }) => ({ to: name === 'tell-guest' ? 'guest' : 'hotel', news }));
  }

  /** What the sandbox has in its ledger for this guest's payments. */
  const taken = (since: number): number =>
    setup
      .ledger()
      .slice(since)
      .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);

  return { ...api, bookPlain: api.book, book, look, beginByLink, payByLink, collect, told, taken };
}
