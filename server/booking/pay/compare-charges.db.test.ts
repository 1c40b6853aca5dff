import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeBackup } from '../../app/backup/make-backup.ts';
import { restoreBackup } from '../../app/backup/restore-backup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { juspayCards as cards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetup, toldWith, type PaymentSetup } from '../../testing/payment-setups.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { compareCharges, isLeft, type Compared } from './compare-charges.ts';
import { readChargeList } from '../../payment/read-charge-list.ts';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';

const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const database = await freshDatabase();
const app = await startApp(database, clock);
const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-charges-'));
const setups: PaymentSetup[] = [];
afterAll(async () => {
  for (const setup of setups) await setup.stop();
  await rm(dir, { recursive: true, force: true });
});

type GuestApi = ReturnType<typeof payApi>;

/** Guests of their own: nobody may begin more than a few payments at a time. */
async function holdAs(api: GuestApi, guest: number) {
  const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
  const { reference } = await api.findProduct('double', 'prepaid-flexible', stay);
  const sessionId = `Abcdefgh1234${String(guest).padStart(4, '0')}`;
  const guestInfo = { ...ada, email: `guest${guest}@guest.example` };
  const { status, body } = await api.book(bookingOf([reference], { sessionId, guestInfo }));
  if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
  return body;
}

async function begin(api: GuestApi, held: Awaited<ReturnType<typeof holdAs>>) {
  const begun = await api.start(held);
  if ('refused' in begun) throw new Error(begun.refused);
  return { ...held, ...begun };
}

describe.each(toldWith(1))('after a restore of a backup that was taken while guests paid with %s', (provider) => {
  test('the provider’s list brings every charge that was begun later to its booking or back to the guest', async () => {
    clock.now = noon;
    const setup = await openSetup(provider);
    setups.push(setup);
    const api = payApi(database, app, clock);
    await api.open(setup.settings, 50);
    const booked = await begin(api, await holdAs(api, 1));
    await setup.pay(booked, cards.good);
    await api.settle(booked.intentId);
    const cancelledLater = await begin(api, await holdAs(api, 2));
    await setup.pay(cancelledLater, cards.good);
    await api.settle(cancelledLater.intentId);
    const open = await begin(api, await holdAs(api, 3));
    const heldOnly = await holdAs(api, 4);

    const file = path.join(dir, `${provider}.tar.gz`);
    const from = {
      databaseUrl: database.url,
      secret: testSecret,
      pictureDir: path.join(app.dataDir, 'pictures'),
      now: noon,
    };
    await makeBackup(from, file);

    // All of this the restored database has never heard of.
    await setup.pay(open, cards.good);
    const paidLater = await begin(api, heldOnly);
    await setup.pay(paidLater, cards.good);
    await api.settle(paidLater.intentId);
    const whole = await begin(api, await holdAs(api, 5));
    await setup.pay(whole, cards.good);
    await api.settle(whole.intentId);
    const unheard = await begin(api, await holdAs(api, 6));
    await setup.pay(unheard, cards.good); // and killed before anybody asked
    const declined = await begin(api, await holdAs(api, 7));
    await setup.pay(declined, cards.declined);
    await begin(api, await holdAs(api, 8)); // and never paid
    const wholeCancelled = await begin(api, await holdAs(api, 9));
    await setup.pay(wholeCancelled, cards.good);
    await api.settle(wholeCancelled.intentId);
    for (const { reservationId, intentId } of [cancelledLater, wholeCancelled]) {
      const guest = reservationId === cancelledLater.reservationId ? 2 : 9;
      const input = { reservationId, reservationEmail: `guest${guest}@guest.example` };
      const url = `/api/hotels/7001/cancellations`;
      expect((await app.inject({ method: 'POST', url, payload: input })).statusCode).toBe(200);
      await api.settle(intentId);
    }

    const other = await freshDatabase({ isEmpty: true });
    const to = { databaseUrl: other.url, secret: testSecret, pictureDir: dir, isOtherSecretFine: false };
    await restoreBackup(to, file);
    const restored = payApi(other, await startApp(other, clock), clock);
    clock.now = noon + 5 * 60_000;
    await reconcilePayments(restored.deps, clock.now);
    const compare = async (isToSettle: boolean): Promise<Compared[]> =>
      (await compareCharges(
        { ...restored.deps, hotelId: 7001, isToSettle },
        readChargeList(setup.list()),
        clock.now,
      )) ?? [];
    const before = JSON.stringify(setup.ledger());
    const looked = await compare(false);
    expect(JSON.stringify(setup.ledger())).toBe(before);
    expect(looked.map(({ intentId }) => intentId).toSorted()).toEqual(
      setup
        .ledger()
        .map(({ intentId }) => intentId)
        .toSorted(),
    );
    const strays = new Set(looked.filter(({ outcome }) => outcome === 'stray').map(({ intentId }) => intentId));
    for (const { intentId } of [paidLater, whole, unheard]) expect(strays).toContain(intentId);

    await compare(true);
    const last = await compare(true);
    // Where a provider does not tell what it has given back, only its refusal to give it twice does.
    const left = last.filter(isLeft).filter(({ outcome }) => outcome !== 'pending');
    expect(left.map(({ intentId }) => intentId)).toEqual(setup.tellsRefunds ? [] : [wholeCancelled.intentId]);

    const intents = await other.db.selectFrom('payment_intent').selectAll().execute();
    const kept = setup.ledger().filter(({ captured, refunded }) => captured > refunded);
    expect(setup.ledger().filter(({ isReserved }) => isReserved)).toEqual([]);
    // With the reservation in the line the guest has the room after all; without it, the money.
    const expected = [booked.intentId, open.intentId, ...(setup.listsDescriptions ? [paidLater.intentId] : [])];
    expect(kept.map(({ intentId }) => intentId).toSorted()).toEqual(expected.toSorted());
    for (const { intentId } of kept) {
      const intent = intents.find((one) => one.intent_id === intentId);
      expect([intent?.state, await restored.statusOf(intent?.reservation_id ?? '')]).toEqual(['paid', 'pay']);
    }
    // What was cancelled meanwhile stands again after a restore; where the provider says that its money is gone, the hotel hears of it.
    const history = await restored.historyOf(cancelledLater.reservationId);
    expect(history.includes('payment.returned')).toBe(setup.tellsRefunds);
  });
});
