import { providers } from '@stayfront/rules/payment/providers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { restSetup } from '../../testing/rest-setup.ts';
import { startApp } from '../../testing/start-app.ts';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';

const database = await freshDatabase();
const clock = { now: 0 };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});

const stay = { checkIn: '2027-06-16', checkOut: '2027-06-18' };
const cards = { good: '4111 1111 1111 1111', later: '4000 0000 0000 0341', pending: '4000 0000 0000 0077' };
/** At the hotel it is two hours later. */
const at = (time: string): number => Date.parse(`2027-06-${time}:00Z`);
const [booked, announced, due] = [at('01T12:00'), at('06T06:00'), at('09T06:00')];
const nextDay = (): number => (clock.now += 24 * 3_600_000);
const collecting = toldWith(2).filter((name) => providers[name].canCollect);

describe.each(collecting)('the rest of a booking at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = restSetup(database, app, clock, setup, stay);
  let since = 0;
  beforeEach(async () => {
    clock.now = booked;
    setup.setFaults([]);
    since = setup.ledger().length;
    await api.open(setup.settings);
  });
  const card = name === 'STRIPE' ? '4242 4242 4242 4242' : cards.good;

  test('is taken from the card on the morning of its day, once, and told before and after', async () => {
    const held = await api.book(['deposit'], card);
    const { total, dueLater } = await api.look(held);
    expect(held.payableNow).toBe(Math.round(total * 0.3));
    expect(dueLater).toEqual([{ dueOn: '2027-06-09', amount: total - held.payableNow }]);
    for (const now of [announced - 60_000, announced, announced + 3_600_000]) {
      clock.now = now;
      await api.collect();
    }
    const soon = { what: 'rest-soon', dueOn: '2027-06-09', isTaken: true, amount: { minor: total - held.payableNow } };
    expect(await api.told()).toMatchObject([{ to: 'guest', news: soon }]);
    clock.now = due - 60_000;
    await api.collect();
    expect(api.taken(since)).toBe(held.payableNow);
    clock.now = due;
    await api.collect();
    await api.collect();
    expect(api.taken(since)).toBe(total);
    expect(await api.look(held)).toMatchObject({ state: 'settled', paid: total, dueNow: 0, dueLater: [] });
    expect((await api.told()).map(({ to, news }) => `${to} ${news.what}`)).toEqual(['guest paid', 'hotel paid']);
    expect(await api.historyOf(held.reservationId)).toEqual(
      expect.arrayContaining(['rest.announced', 'pay', 'payment.paid']),
    );
    nextDay();
    await api.collect();
    expect(api.taken(since)).toBe(total);
  });

  test('that servers look after at once is taken once', async () => {
    const held = await api.book(['deposit'], card);
    clock.now = due;
    await Promise.all([api.collect(), api.collect(), api.collect()]);
    await api.collect();
    expect(api.taken(since)).toBe((await api.look(held)).total);
  });

  test('whose answer was lost on the way is not taken a second time', async () => {
    const held = await api.book(['deposit'], card);
    clock.now = due;
    setup.setFaults([{ on: name === 'STRIPE' ? 'init' : 'authorize', kind: 'error-after', times: 1 }]);
    await api.collect();
    expect((await api.look(held)).paid).toBe(held.payableNow);
    // Longer than a provider knows a key.
    clock.now += 26 * 3_600_000;
    await api.collect();
    expect(await api.look(held)).toMatchObject({ state: 'settled', dueNow: 0 });
    expect(api.taken(since)).toBe((await api.look(held)).total);
  });

  test('that the card does not pay is asked for by the link, and paid there', async () => {
    const held = await api.book(['deposit'], cards.later);
    clock.now = due;
    await api.collect();
    const { dueNow, total } = await api.look(held);
    const news = {
      what: 'rest-due',
      isRefused: true,
      isCancelled: false,
      lastDay: '2027-06-11',
      amount: { minor: dueNow },
    };
    expect(await api.told()).toMatchObject([
      { to: 'guest', news },
      { to: 'hotel', news },
    ]);
    await api.payByLink(held, dueNow, card);
    expect(await api.look(held)).toMatchObject({ state: 'settled', paid: total });
    nextDay();
    await api.collect();
    expect(api.taken(since)).toBe(total);
    expect(await api.historyOf(held.reservationId)).toContain('payment.not-collected');
  });

  test('that nobody pays is tried on three days; then the hotel is told once, and the booking stands', async () => {
    const held = await api.book(['deposit'], cards.later);
    clock.now = due;
    for (let day = 0; day < 3; day++) {
      await api.collect();
      expect((await api.told()).map(({ to, news }) => `${to} ${news.what}`)).toEqual([
        'guest rest-due',
        'hotel rest-due',
      ]);
      nextDay();
    }
    await api.collect();
    expect(await api.told()).toMatchObject([{ to: 'hotel', news: { what: 'rest-unpaid', dueOn: '2027-06-09' } }]);
    nextDay();
    await api.collect();
    expect(await api.told()).toEqual([]);
    expect(await api.statusOf(held.reservationId)).toBe('pay');
    expect(api.taken(since)).toBe(held.payableNow);
    const history = await api.historyOf(held.reservationId);
    expect(history.filter((what) => what === 'payment.not-collected')).toHaveLength(3);
  });

  test('that nobody pays ends the booking where that was agreed, at the fee of its policy', async () => {
    const held = await api.book(['deposit-or-end'], cards.later);
    const { total } = await api.look(held);
    clock.now = due;
    for (let day = 0; day < 4; day++) {
      await api.collect();
      nextDay();
    }
    expect(await api.statusOf(held.reservationId)).toBe('cancel');
    const told = (await api.told()).slice(-2);
    // Half is kept from the ninth on, and no more than was paid.
    const cancelled = { what: 'cancelled', isUnpaid: true, cancellationFee: Math.round(total / 2), refund: 0 };
    expect(told).toMatchObject([
      { to: 'guest', news: cancelled },
      { to: 'hotel', news: cancelled },
    ]);
    expect(api.taken(since)).toBe(held.payableNow);
  });

  test('waits while the guest pays by the link; what comes by both goes back once', async () => {
    const held = await api.book(['deposit'], card);
    clock.now = due;
    const { dueNow, total } = await api.look(held);
    await api.beginByLink(held, dueNow);
    await api.collect();
    expect(api.taken(since)).toBe(held.payableNow);
    clock.now += 31 * 60_000;
    await api.collect();
    expect(api.taken(since)).toBe(total);
  });

  test('that is on its way when the guest pays by the link goes back', async () => {
    const held = await api.book(['deposit'], cards.pending);
    clock.now = due;
    await api.collect();
    const { dueNow, total } = await api.look(held);
    await api.payByLink(held, dueNow, card);
    setup.resolvePending();
    clock.now += 10 * 60_000;
    for (let round = 0; round < 3; round++) await reconcilePayments(api.deps, (clock.now += 600_000));
    expect(await api.look(held)).toMatchObject({ paid: total, dueNow: 0 });
    expect(api.taken(since)).toBe(total);
  });

  test('is not taken once the booking is cancelled, and what was paid goes back by its policy', async () => {
    const held = await api.book(['deposit'], card);
    expect(await api.cancel(held.reservationId)).toMatchObject({ body: { cancellationFee: 0 } });
    clock.now = due;
    await api.collect();
    await reconcilePayments(api.deps, clock.now);
    expect(api.taken(since)).toBe(0);
  });

  test('is what the booking costs by then', async () => {
    const held = await api.book(['deposit'], card);
    const shorter = await api.findProduct('double', 'deposit', { checkIn: '2027-06-16', checkOut: '2027-06-17' });
    const change = { roomStays: [{ roomStayIndex: 0, reference: shorter.reference, services: [] }] };
    expect((await api.modify(held, change)).status).toBe(201);
    const { total, dueLater } = await api.look(held);
    expect(total).toBe(shorter.hotelTotalPrice);
    expect(dueLater).toEqual([{ dueOn: '2027-06-09', amount: total - held.payableNow }]);
    clock.now = due;
    await api.collect();
    expect(api.taken(since)).toBe(total);
  });

  test('that is paid early is not taken, and of which the hotel takes it at the desk neither', async () => {
    const held = await api.book(['deposit'], card);
    const { total } = await api.look(held);
    await api.payByLink(held, total - held.payableNow, card);
    const atHotel = await api.book(['first-night'], card);
    expect(await api.look(atHotel)).toMatchObject({ dueNow: 0, dueLater: [], paid: atHotel.payableNow });
    clock.now = due;
    await api.collect();
    expect(api.taken(since)).toBe(total + atHotel.payableNow);
    expect(await api.cancel(held.reservationId)).toMatchObject({ body: { cancellationFee: 0 } });
  });
});

describe('the rest of a booking at a hotel whose provider cannot charge cards by itself', () => {
  const setup = setups.JUSPAY;
  const api = restSetup(database, app, clock, setup, stay);
  beforeEach(async () => {
    clock.now = booked;
    await api.open(setup.settings);
  });

  test('is asked for by the link, three days before and on its day, and ends as others do', async () => {
    const held = await api.book(['deposit'], cards.good);
    clock.now = announced;
    await api.collect();
    expect(await api.told()).toMatchObject([{ to: 'guest', news: { what: 'rest-soon', isTaken: false } }]);
    clock.now = due;
    await api.collect();
    await api.collect();
    const asked = { what: 'rest-due', isRefused: false, lastDay: '2027-06-11' };
    expect(await api.told()).toMatchObject([{ to: 'guest', news: asked }]);
    for (let day = 0; day < 3; day++) {
      nextDay();
      await api.collect();
    }
    expect(await api.told()).toMatchObject([{ to: 'hotel', news: { what: 'rest-unpaid' } }]);
    const { dueNow, total } = await api.look(held);
    await api.payByLink(held, dueNow, cards.good);
    expect(await api.look(held)).toMatchObject({ state: 'settled', paid: total });
  });

  test('is not announced to who has booked within those days, and is paid at once from its day on', async () => {
    clock.now = announced + 3_600_000;
    await api.book(['deposit'], cards.good);
    await api.collect();
    clock.now = at('08T06:00');
    await api.collect();
    expect(await api.told()).toEqual([]);
    clock.now = due;
    const product = await api.findProduct('double', 'deposit', stay);
    expect(product.deposit).toBeUndefined();
    expect(product.guaranteeType).toBe('PrePay');
  });
});
