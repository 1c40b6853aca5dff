import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { inHotel } from '../db/in-hotel.ts';
import { lockReservation } from '../reservation/reservation.store.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { juspayCards as cards } from '../testing/juspay-desk.ts';
import { payDesk } from '../testing/pay-desk.ts';
import { openJuspayHouse, openPayrailsHouse, type PayHouse } from '../testing/pay-houses.ts';
import { startApp } from '../testing/start-app.ts';
import type { PaymentProvider } from './port.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { requestRefund } from './request-refund.ts';
import { reservationEffects } from './reservation-effects.ts';
import type { PaymentBegun } from './start-payment.ts';

/*
 * Whatever goes wrong, in whatever order: once it stops going wrong, the provider's ledger and our books agree. A
 * failure prints its seed and path; MONEY_SEED replays it, MONEY_RUNS asks for more.
 */
const runs = Number(process.env['MONEY_RUNS'] ?? 12);
const seed = process.env['MONEY_SEED'];

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
await app.listen({ port: 0, host: '127.0.0.1' });
const noticeUrl = (provider: string) => (): string =>
  `${app.listeningOrigin.replace('localhost', '127.0.0.1')}/api/hotels/7001/payment-notices/${provider}`;
const houses = [await openJuspayHouse(noticeUrl('juspay')), await openPayrailsHouse(noticeUrl('payrails'))];
afterAll(async () => {
  for (const house of houses) await house.stop();
});

class Crash extends Error {}
/** The process dies at the so-and-so-many-th step from now, before or after the provider or the transaction has done it. */
type CrashPlan = { steps: number; isAfter: boolean };
let crash: CrashPlan | null = null;

async function orCrash<Result>(step: () => Promise<Result>): Promise<Result> {
  const isNow = crash !== null && (crash.steps -= 1) < 0;
  const isAfter = crash?.isAfter ?? false;
  if (isNow) crash = null;
  if (isNow && !isAfter) throw new Crash();
  const result = await step();
  if (isNow) throw new Crash();
  return result;
}

const crashing = (provider: PaymentProvider): PaymentProvider => ({
  name: provider.name,
  start: (order) => orCrash(() => provider.start(order)),
  ask: (payment) => orCrash(() => provider.ask(payment)),
  capture: (payment) => orCrash(() => provider.capture(payment)),
  cancel: (payment, requestId) => orCrash(() => provider.cancel(payment, requestId)),
  refund: (payment, refunding) => orCrash(() => provider.refund(payment, refunding)),
  readNotice: (input) => provider.readNotice(input),
});

const desk = payDesk(database, app, clock, {
  timeoutMs: 120,
  wrap: (providerOf) => async (hotelId) => {
    const provider = await providerOf(hotelId);
    return provider && crashing(provider);
  },
  effects: {
    confirm: (tx, intent, now) => orCrash(() => reservationEffects.confirm(tx, intent, now)),
    tell: (tx, intent, news, now) => orCrash(() => reservationEffects.tell(tx, intent, news, now)),
  },
});

const nth = fc.nat({ max: 5 });
const step = (house: PayHouse) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const), n: nth }) },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('pay' as const), n: nth, card: fc.constantFrom(...Object.values(cards)) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), n: nth }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 45 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('resolve' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('sellOut' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), n: nth }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('refund' as const), n: nth, keep: fc.constantFrom(0, 5_000, 10 ** 9) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('crash' as const),
        steps: fc.nat({ max: 3 }),
        isAfter: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('fault' as const),
        on: fc.constantFrom(...house.calls, 'pay'),
        kind: fc.constantFrom('timeout-after', 'error-before', 'error-after', 'too-many-requests', 'fails-later'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wrongAmount' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('noticeFault' as const),
        kind: fc.constantFrom('drop' as const, 'duplicate' as const, 'late' as const),
      }),
    },
  );
type Step = ReturnType<typeof step> extends fc.Arbitrary<infer Value> ? Value : never;
type Held = Awaited<ReturnType<typeof desk.hold>>;

async function take(house: PayHouse, held: readonly Held[], begun: PaymentBegun[], one: Step): Promise<void> {
  const pick = <Item>(list: readonly Item[], n: number): Item | undefined => list[n % Math.max(1, list.length)];
  switch (one.do) {
    case 'start': {
      const answer = await desk.start(pick(held, one.n) as Held);
      if (!('refused' in answer)) begun.push(answer);
      return;
    }
    case 'pay': {
      const payment = pick(begun, one.n);
      // The guest's own line may fail too.
      if (payment) await house.pay(payment, one.card).catch(() => {});
      return;
    }
    case 'settle': {
      const payment = pick(begun, one.n);
      if (payment) await desk.settle(payment.intentId);
      return;
    }
    case 'work': {
      await house.notices.settled();
      const { rows } = await sql<{ payload: { intentId?: string } }>`
        delete from graphile_worker._private_jobs returning payload`.execute(db);
      for (const { payload } of rows) if (payload.intentId !== undefined) await desk.settle(payload.intentId);
      return;
    }
    case 'wait':
      clock.now += one.minutes * 60_000;
      return reconcilePayments(desk.means, clock.now);
    case 'resolve':
      return house.resolvePending();
    case 'release':
      return house.notices.release();
    case 'sellOut':
      await sql`update inventory set sold = total where room_id = 'double'`.execute(db);
      return;
    case 'discard': {
      const { reservationId, token } = pick(held, one.n) as Held;
      const url = `/api/hotels/7001/reservations/${reservationId}/discard`;
      await app.inject({ method: 'POST', url, payload: { token } });
      return;
    }
    case 'refund': {
      const { reservationId } = pick(held, one.n) as Held;
      await inHotel(db, 7001, async (tx) => {
        await lockReservation(tx, 7001, reservationId);
        await requestRefund(tx, { hotelId: 7001, reservationId, keep: one.keep }, clock.now);
      });
      return;
    }
    case 'crash':
      crash = { steps: one.steps, isAfter: one.isAfter };
      return;
    case 'fault':
      return house.setFaults([{ on: one.on, kind: one.kind, times: 1 }]);
    case 'wrongAmount':
      return house.setFaults([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    case 'noticeFault':
      return house.setFaults([{ on: 'notice', kind: one.kind, times: 2 }]);
  }
}

const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof AggregateError && error.errors.every(isCrash));

/** Nothing goes wrong any more, and the hours pass. */
async function calmDown(house: PayHouse): Promise<void> {
  crash = null;
  house.setFaults([]);
  await house.notices.release();
  await house.notices.settled();
  house.resolvePending();
  for (let hours = 0; hours < 8; hours += 1) {
    clock.now += 61 * 60_000;
    await reconcilePayments(desk.means, clock.now);
  }
}

async function books() {
  const intents = await db.selectFrom('payment_intent').selectAll().execute();
  const refunds = await db.selectFrom('payment_refund').selectAll().where('state', '=', 'done').execute();
  const reservations = await db.selectFrom('reservation').select(['reservation_id', 'status']).execute();
  const givenBack = (intentId: string): number =>
    refunds
      .filter(({ intent_id: id, why }) => id === intentId && why === 'cancelled')
      .reduce((a, b) => a + b.amount, 0);
  return {
    /** What the hotel believes to have of each payment. */
    owned: new Map(
      intents.map(({ intent_id: id, state, amount }) => [id, state === 'paid' ? amount - givenBack(id) : 0]),
    ),
    unsettled: intents.filter(({ state }) => state === 'authorized' || state === 'refunding'),
    live: intents.filter(({ state }) => state === 'paid').map(({ reservation_id: id }) => id),
    everPaid: new Set(
      intents
        .filter(({ intent_id: id, state }) => state === 'paid' || givenBack(id) > 0)
        .map(({ reservation_id: id }) => id),
    ),
    paidReservations: reservations.filter(({ status }) => status === 'pay').map(({ reservation_id: id }) => id),
  };
}

describe.each([
  ['Juspay', 0],
  ['Payrails', 1],
] as const)('with %s', (_, position) => {
  const house = houses[position] as PayHouse;

  test(
    'every charge belongs to one paid reservation or went back, whatever happened on the way',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step(house), { minLength: 6, maxLength: 30 }), async (steps) => {
          clock.now = noon;
          crash = null;
          house.setFaults([]);
          await desk.open(house.settings);
          const before = house.ledger().length;
          const held = [await desk.hold(), await desk.hold()];
          const begun: PaymentBegun[] = [];
          for (const one of steps)
            await take(house, held, begun, one).catch((error: unknown) => {
              if (!isCrash(error)) throw error;
            });
          await calmDown(house);
          const { owned, unsettled, live, everPaid, paidReservations } = await books();
          const charges = house.ledger().slice(before);
          expect(unsettled).toEqual([]);
          for (const { intentId, captured, refunded, isReserved } of charges) {
            expect({ intentId, kept: captured - refunded, isReserved }).toEqual({
              intentId,
              kept: owned.get(intentId) ?? 0,
              isReserved: false,
            });
          }
          expect(new Set(live).size).toBe(live.length); // one live payment per reservation
          for (const reservationId of live) expect(paidReservations).toContain(reservationId);
          for (const reservationId of paidReservations) expect(everPaid).toContain(reservationId);
        }),
        { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) },
      );
    },
  );
});
