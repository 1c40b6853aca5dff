import { getMoneyReport, getReportMovements, type MoneyReport } from '@stayfront/contract/report/money-report';
import { hotelWays } from '@stayfront/rules/payment/hotel-ways';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { dice } from '@stayfront/rules/testing/dice';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-11T06:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const zone = 'Europe/Zurich';
const hour = 3_600_000;
const begin = Date.parse('2026-01-01T00:00:00Z');
const reservations: string[] = [];
let key = '';

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-11'), 30, 5));
  for (const _ of [1, 2]) {
    const stay = { checkIn: '2027-06-20', checkOut: '2027-06-22' };
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    reservations.push((await guest.book(bookingOf([reference]))).body.reservationId ?? '');
  }
  ({ key } = await makeKey(db, 7001, 'spreadsheet', clock.now));
});

const anyHour = fc.integer({ min: 0, max: 24 * 400 });
const amount = fc.integer({ min: 1, max: 90_000 });

const anyCharge = fc.record({
  of: fc.constantFrom(0, 1),
  provider: fc.constantFrom('STRIPE', 'PAYRAILS'),
  state: fc.constantFrom('started', 'authorized', 'paid', 'failed', 'expired', 'refunding', 'refunded'),
  amount,
  startedAt: anyHour,
  /** Hours until it was paid; null for one whose history says nothing of it. */
  paidAfter: fc.option(fc.integer({ min: 0, max: 60 })),
  isWrong: fc.boolean(),
  changedAfter: fc.integer({ min: 200, max: 400 }),
  /** Parts in a hundred of what was charged: all of them together are never more. */
  refunds: fc.array(
    fc.record({
      part: fc.integer({ min: 1, max: 33 }),
      state: fc.constantFrom('requested', 'done', 'failed'),
      after: fc.integer({ min: 60, max: 200 }),
    }),
    { maxLength: 3 },
  ),
});
const anyAtHotel = fc.record({
  of: fc.constantFrom(0, 1),
  kind: fc.constantFrom('paid', 'given'),
  way: fc.constantFrom(...hotelWays),
  amount,
  notedAt: anyHour,
  takenBackAfter: fc.option(fc.integer({ min: 0, max: 100 })),
});
const anyMoney = fc.record({
  charges: fc.array(anyCharge, { maxLength: 12 }),
  atHotel: fc.array(anyAtHotel, { maxLength: 8 }),
});

type Moved = { readonly at: number; readonly way: string; readonly received: number; readonly givenBack: number };

/** As a bookkeeper writes it down: each payment and each refund on its day. */
function ledger({ charges, atHotel }: typeof anyMoney extends fc.Arbitrary<infer Made> ? Made : never): Moved[] {
  const came = (at: number, way: string, received: number): Moved => ({ at, way, received, givenBack: 0 });
  const went = (at: number, way: string, givenBack: number): Moved => ({ at, way, received: 0, givenBack });
  const moved: Moved[] = [];
  for (const charge of charges) {
    const { provider, state, startedAt, paidAfter, changedAfter, isWrong } = charge;
    const stands = charge.refunds.filter((refund) => refund.state !== 'failed');
    const back = stands.reduce((sum, { part }) => sum + partOf(charge.amount, part), 0);
    for (const { part, after } of stands)
      moved.push(went(begin + (startedAt + after) * hour, provider, partOf(charge.amount, part)));
    if (!['paid', 'refunding', 'refunded'].includes(state)) continue;
    const taken = isWrong ? back : charge.amount;
    moved.push(came(begin + (startedAt + (paidAfter ?? 0)) * hour, provider, taken));
    if (state === 'refunded' && taken > back)
      moved.push(went(begin + (startedAt + changedAfter) * hour, provider, taken - back));
  }
  for (const { kind, way, amount: minor, notedAt, takenBackAfter } of atHotel) {
    if (kind === 'given') continue;
    moved.push(came(begin + notedAt * hour, way, minor));
    if (takenBackAfter !== null) moved.push(went(begin + (notedAt + takenBackAfter) * hour, way, minor));
  }
  return moved;
}

const partOf = (minor: number, part: number): number => Math.max(1, Math.floor((minor * part) / 100));

async function write({ charges, atHotel }: Parameters<typeof ledger>[0]): Promise<void> {
  for (const table of ['payment_refund', 'payment_intent', 'hotel_payment'] as const)
    await db.deleteFrom(table).execute();
  const at = (hours: number): Date => new Date(begin + hours * hour);
  for (const [place, charge] of charges.entries()) {
    const intentId = `i${(written += 1)}`;
    const reservationId = reservations[charge.of] ?? '';
    const changed = at(charge.startedAt + charge.changedAfter);
    await db
      .insertInto('payment_intent')
      .values({
        hotel_id: 7001,
        intent_id: intentId,
        reservation_id: reservationId,
        purpose: `purpose ${place}`,
        provider: charge.provider,
        amount: charge.amount,
        currency: 'CHF',
        idempotency_key: intentId,
        state: charge.state,
        refs: '{}',
        reason: charge.isWrong ? 'amount-mismatch' : null,
        started_at: at(charge.startedAt),
        expires_at: changed,
        changed_at: changed,
        next_ask_at: null,
      })
      .execute();
    if (charge.paidAfter !== null && ['paid', 'refunding', 'refunded'].includes(charge.state))
      await db
        .insertInto('reservation_event')
        .values({
          hotel_id: 7001,
          reservation_id: reservationId,
          happened_at: at(charge.startedAt + charge.paidAfter),
          who: 'guest',
          what: 'payment.paid',
          detail: JSON.stringify({ intentId }),
        })
        .execute();
    for (const [number, refund] of charge.refunds.entries())
      await db
        .insertInto('payment_refund')
        .values({
          hotel_id: 7001,
          refund_id: `${intentId}-${number}`,
          intent_id: intentId,
          amount: partOf(charge.amount, refund.part),
          currency: 'CHF',
          why: 'hotel',
          state: refund.state,
          requested_at: at(charge.startedAt + refund.after),
          changed_at: at(charge.startedAt + refund.after),
        })
        .execute();
  }
  for (const [place, { of, kind, way, amount: minor, notedAt, takenBackAfter }] of atHotel.entries())
    await db
      .insertInto('hotel_payment')
      .values({
        hotel_id: 7001,
        reservation_id: reservations[of] ?? '',
        movement_id: `m${place}`,
        kind,
        way: kind === 'paid' ? way : null,
        amount: minor,
        note: '',
        refund_id: null,
        noted_by: 'mona@probe.example',
        noted_at: at(notedAt),
        taken_back_by: takenBackAfter === null ? null : 'mona@probe.example',
        taken_back_at: takenBackAfter === null ? null : at(notedAt + takenBackAfter),
      })
      .execute();
}
let written = 0;

const sums = (moved: readonly Moved[]) => {
  const received = moved.reduce((sum, one) => sum + one.received, 0);
  const givenBack = moved.reduce((sum, one) => sum + one.givenBack, 0);
  return { count: moved.length, received, givenBack, net: received - givenBack };
};

test(
  'K25 money by day and way is the sum of its payments and refunds, to the minor unit, in any year',
  { timeout: 300_000 },
  async () => {
    const ask = async <Answer>(route: typeof getMoneyReport | typeof getReportMovements, query: object) =>
      (
        await desk.ask(route, { query: query as Record<string, string>, headers: { authorization: `Bearer ${key}` } })
      ).json<Answer>();
    const anySpan = fc.tuple(fc.integer({ min: -5, max: 380 }), fc.integer({ min: 0, max: 200 }));
    await fc.assert(
      fc.asyncProperty(anyMoney, anySpan, async (money, [start, length]) => {
        await write(money);
        const from = addDays(stayDate('2026-01-01'), start);
        const to = addDays(from, length);
        const within = ledger(money)
          .map((one) => ({ ...one, date: todayAt(zone, one.at) }))
          .filter(({ date }) => date >= from && date <= to);
        const report = await ask<MoneyReport>(getMoneyReport, { from, to });
        expect(report.total).toEqual(sums(within));
        const cells = Map.groupBy(within, ({ date, way }) => `${date} ${way}`);
        expect(new Map(report.days.map(({ date, way, ...found }) => [`${date} ${way}`, found]))).toEqual(
          new Map([...cells].map(([cell, moved]) => [cell, sums(moved)])),
        );
        for (const { way, net } of report.ways.slice(0, 1)) {
          const { movements } = await ask<{
            movements: { at: string; kind: string; amount: number }[];
          }>(getReportMovements, { from, to, way });
          expect(movements.reduce((sum, one) => sum + (one.kind === 'received' ? one.amount : -one.amount), 0)).toBe(
            net,
          );
          const days = movements.map((one): StayDate => todayAt(zone, Date.parse(one.at)));
          expect(days.every((date) => date >= from && date <= to)).toBe(true);
        }
      }),
      { numRuns: dice(20) },
    );
  },
);
