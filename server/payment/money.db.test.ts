import { folderOf, providerNames, type ProviderName } from '@stayfront/rules/payment/providers';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { inHotel } from '../platform/db/in-hotel.ts';
import { lockReservation } from '../booking/reservation/read-reservation.ts';
import { changeApi } from '../testing/change-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { houseMoney } from '../testing/house-money.ts';
import { course, stays, type Step } from '../testing/money-courses.ts';
import { payApi } from '../testing/pay-api.ts';
import { readBooks } from '../testing/read-books.ts';
import { openSetups, type PaymentSetup } from '../testing/payment-setups.ts';
import { startApp, testSecret } from '../testing/start-app.ts';
import type { PaymentProvider } from './port/payment-provider.ts';
import { openProviders } from './provider-of.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { requestRefund } from './request-refund.ts';
import { reservationEffects } from '../booking/pay/reservation-effects.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import type { PaymentBegun } from './start-payment.ts';

/*
 * Whatever goes wrong, in whatever order: once it stops going wrong, the provider's ledger and our books agree. A
 * failure prints its seed and path; MONEY_SEED replays it, MONEY_RUNS asks for more.
 */
const runs = Number(process.env['MONEY_RUNS'] ?? 6);
const seed = process.env['MONEY_SEED'];

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
await app.listen({ port: 0, host: '127.0.0.1' });
const noticeUrl = (provider: ProviderName) => (): string =>
  `${app.listeningOrigin.replace('localhost', '127.0.0.1')}/api/hotels/7001/payment-notices/${folderOf(provider)}`;
const setups = await openSetups(noticeUrl);
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});

/** Steps after which the hotel has less than its rules would let it keep. */
const gives: ReadonlySet<string> = new Set(['refund', 'house-refund', 'at-once', 'house-cancel', 'undo']);

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
  keepsFirstSession: provider.keepsFirstSession,
  start: (order) => orCrash(() => provider.start(order)),
  collect: provider.collect,
  ask: (payment) => orCrash(() => provider.ask(payment)),
  capture: (payment) => orCrash(() => provider.capture(payment)),
  cancel: (payment, requestId) => orCrash(() => provider.cancel(payment, requestId)),
  refund: (payment, refunding) => orCrash(() => provider.refund(payment, refunding)),
  page: provider.page,
  refsIn: (line) => provider.refsIn(line),
  cards: provider.cards,
  readNotice: (input) => provider.readNotice(input),
});

const changes = changeApi(app, 7001);
/** Once nothing is to go wrong any more, a machine that has other things to do is not to look like a provider's failure. */
let isCalm = false;
const patiently = openProviders(db, secretBox(testSecret));
const api = payApi(database, app, clock, {
  timeoutMs: 120,
  wrap: (impatiently) => async (hotelId) => {
    const provider = await (isCalm ? patiently : impatiently)(hotelId);
    return provider && crashing(provider);
  },
  effects: {
    lock: reservationEffects.lock,
    confirm: (tx, intent, now) => orCrash(() => reservationEffects.confirm(tx, intent, now)),
    failed: (tx, intent, now) => orCrash(() => reservationEffects.failed(tx, intent, now)),
    publish: (tx, intent, news, now) => orCrash(() => reservationEffects.publish(tx, intent, news, now)),
    refunded: (tx, intent, refund, now) => orCrash(() => reservationEffects.refunded(tx, intent, refund, now)),
  },
});

const house = houseMoney(db, clock);

type Held = Awaited<ReturnType<typeof api.hold>>;

async function take(setup: PaymentSetup, held: readonly Held[], begun: PaymentBegun[], one: Step): Promise<void> {
  switch (one.do) {
    case 'start': {
      const answer = await api.start(held[one.n] as Held);
      if (!('refused' in answer)) begun.push(answer);
      return;
    }
    case 'change': {
      const answer = await changeOver(held[one.n] as Held, stays[one.to]);
      if (answer) begun.push(answer);
      return;
    }
    case 'cancel':
      await api.cancel((held[one.n] as Held).reservationId);
      return;
    case 'pay': {
      const payment = begun.at(-1 - one.n);
      // The guest's own line may fail too.
      if (payment) await setup.pay(payment, one.card).catch(() => {});
      return;
    }
    case 'settle': {
      const payment = begun.at(-1 - one.n);
      if (payment) await api.settle(payment.intentId);
      return;
    }
    case 'work': {
      await setup.notices.settled();
      const { rows } = await sql<{ payload: { intentId?: string } }>`
        delete from graphile_worker._private_jobs returning payload`.execute(db);
      for (const { payload } of rows) if (payload.intentId !== undefined) await api.settle(payload.intentId);
      return;
    }
    case 'wait':
      clock.now += one.minutes * 60_000;
      return reconcilePayments(api.deps, clock.now);
    case 'resolve':
      return setup.resolvePending();
    case 'release':
      return setup.notices.release();
    case 'sellOut':
      await sql`update inventory set sold = total where room_id = 'double'`.execute(db);
      return;
    case 'discard': {
      const { reservationId, token } = held[one.n] as Held;
      const url = `/api/hotels/7001/reservations/${reservationId}/discard`;
      await app.inject({ method: 'POST', url, payload: { token } });
      return;
    }
    case 'refund': {
      const { reservationId } = held[one.n] as Held;
      await inHotel(db, 7001, async (tx) => {
        await lockReservation(tx, 7001, reservationId);
        await requestRefund(tx, { hotelId: 7001, reservationId, keep: one.keep }, clock.now);
      });
      return;
    }
    case 'house-refund':
    case 'at-hotel':
    case 'house-cancel':
    case 'undo':
    case 'take-back':
    case 'at-once':
      return house.take((held[one.n] as Held).reservationId, one);
    case 'crash':
      crash = { steps: one.steps, isAfter: one.isAfter };
      return;
    case 'fault':
      return setup.setFaults([{ on: one.on, kind: one.kind, times: 1 }]);
    case 'noticeFault':
      return setup.setFaults([{ on: 'notice', kind: one.kind, times: 2 }]);
  }
}

/** Changes a booking, if it can be; and begins to pay where that costs something. */
async function changeOver(mine: Held, dates: (typeof stays)[keyof typeof stays]): Promise<PaymentBegun | null> {
  const product = await changes.find(mine, 'double.prepaid-flexible', dates).catch(() => null);
  const quoted = product && (await changes.quote(mine, { reference: product.reference }));
  if (quoted?.status !== 200) return null;
  const { body } = await changes.make(mine, quoted.body.change);
  if (body.status !== 'held' || body.changeId === null) return null;
  const due = { reservationId: mine.reservationId, payableNow: body.terms.payNow };
  const answer = await api.start(due, `change:${body.changeId}`);
  return 'refused' in answer ? null : answer;
}

const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof AggregateError && error.errors.every(isCrash));

/** Nothing goes wrong any more, and the hours pass. */
async function calmDown(setup: PaymentSetup): Promise<void> {
  crash = null;
  isCalm = true;
  setup.setFaults([]);
  await setup.notices.release();
  await setup.notices.settled();
  setup.resolvePending();
  for (let hours = 0; hours < 8; hours += 1) {
    clock.now += 61 * 60_000;
    await reconcilePayments(api.deps, clock.now);
  }
}

describe.each(providerNames)('with %s', (name) => {
  const setup = setups[name];

  test('every charge belongs to one paid reservation or went back, whatever happened on the way', async () => {
    await fc.assert(
      fc.asyncProperty(course(setup), async (steps) => {
        clock.now = noon;
        crash = null;
        isCalm = false;
        setup.setFaults([]);
        await api.open(setup.settings);
        const before = setup.ledger().length;
        const held = [await api.hold(['prepaid-flexible']), await api.hold(['prepaid-flexible'])];
        const begun: PaymentBegun[] = [];
        for (const one of steps)
          await take(setup, held, begun, one).catch((error: unknown) => {
            if (!isCrash(error)) throw error;
          });
        await calmDown(setup);
        const { owned, owed, unsettled, live, everPaid, paidReservations, changedReservations } = await readBooks(db);
        const charges = setup.ledger().slice(before);
        expect(unsettled).toEqual([]);
        for (const { intentId, captured, refunded, isReserved } of charges) {
          expect({ intentId, kept: captured - refunded, isReserved }).toEqual({
            intentId,
            kept: owned.get(intentId) ?? 0,
            isReserved: false,
          });
        }
        // One live payment for each thing that is paid for.
        expect(new Set(live.map(({ purpose }) => purpose)).size).toBe(live.length);
        for (const { id } of live) expect([...paidReservations, ...changedReservations]).toContain(id);
        // What the hotel has is what it keeps by the rules of the bookings, unless the test itself gave some back.
        const isTouched = steps.some((one) => gives.has(one.do));
        const kept = [...owned.values()].reduce((sum, minor) => sum + minor, 0);
        expect(isTouched ? owed : kept).toBe(owed);
        // What the desk shows of it adds up, and is what the provider has in its ledger; what was paid at the hotel is not.
        for (const { reservationId } of held) {
          const told = await house.account(reservationId);
          const { price, fees, localTax, tooMuch, charged, refunded, atHotel, given, open, localTaxOpen } = told;
          expect(price + fees + localTax + tooMuch).toBe(charged - refunded + atHotel + given + open + localTaxOpen);
          const counted = (kind: string): number =>
            told.movements.reduce((sum, one) => sum + (one.kind === kind ? one.counted : 0), 0);
          expect(counted('at-hotel') - counted('taken-back')).toBe(atHotel);
          const ids = new Set(told.movements.map(({ movementId }) => movementId));
          const inLedger = charges.filter(({ intentId }) => ids.has(intentId));
          expect(inLedger.reduce((sum, one) => sum + one.captured - one.refunded, 0)).toBe(charged - refunded);
          expect(told.refundable).toBe(charged - refunded);
        }
        for (const { captured, refunded } of charges) expect(refunded).toBeLessThanOrEqual(captured);
        for (const reservationId of paidReservations) expect(everPaid).toContain(reservationId);
      }),
      { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
  });
});
