import type { CancellationTerms } from '@stayfront/contract/cancel';
import type { Reservation } from '@stayfront/contract/reservation';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { paidChangeSetup } from '../../testing/paid-change-setup.ts';
import { openSetup, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: 0 };
const app = await startApp(database, clock);
const [provider] = toldWith(0);
if (!provider) throw new Error('There is no provider');
const setup = await openSetup(provider);
afterAll(() => setup.stop());
const { open, api, changes, books, paid, settleAll, wanted } = paidChangeSetup(database, app, clock, setup);
const shorter = { checkIn: '2027-06-11', checkOut: '2027-06-12' };
const instant = (text: string): number => Date.parse(`${text}Z`);
/** Of a stay from 11 June at a rate that is free at first, then 20 %, half, all: the last instant of each step. */
const ends = [instant('2027-06-02T16:00'), instant('2027-06-04T16:00'), instant('2027-06-10T16:00')] as const;
const checkIn = instant('2027-06-11T13:00');
const share = (minor: number, percent: number): number => Math.round((minor * percent) / 100);

beforeEach(open);

/** A reservation as its guest reads it. */
async function read(mine: { reservationId: string; token: string }): Promise<Reservation> {
  const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
  return body as unknown as Reservation;
}

describe('a prepaid room at a rate in steps', () => {
  test.each([
    ['until the last instant of the free step', ends[0], 0],
    ['right after it', ends[0] + 1, 20],
    ['at the end of the second step', ends[1], 20],
    ['right after it', ends[1] + 1, 50],
    ['at the end of the third step', ends[2], 50],
    ['right after it', ends[2] + 1, 100],
    ['at check-in', checkIn, 100],
  ])('%s keeps what its step says, and pays back the rest', async (_, now, percent) => {
    const mine = await paid('prepaid-in-steps');
    clock.now = now;
    const fee = share(mine.payableNow, percent);
    const refund = mine.payableNow - fee;
    // What is said before is what happens.
    expect((await read(mine)).roomStays).toMatchObject([{ cancellationFee: fee, cancellationRefund: refund }]);
    const { body: terms } = await api.askTerms(mine.reservationId);
    expect(terms as unknown as CancellationTerms).toMatchObject({ cancellationFee: fee, refund });
    expect(await api.cancel(mine.reservationId)).toMatchObject({ status: 200, body: { cancellationFee: fee, refund } });
    await settleAll();
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, refund]]);
  });

  test('tells its guest each step that is still ahead, with its instant and amount', async () => {
    const mine = await paid('prepaid-in-steps');
    const told = async () => (await read(mine)).roomStays.map(({ cancellationSteps }) => cancellationSteps)[0];
    const amounts = [0, 20, 50, 100].map((percent) => share(mine.payableNow, percent));
    const untils = [...ends.map((end) => new Date(end).toISOString()), null];
    const fees = [null, '20% of the price of the stay', '50% of the price of the stay', 'the whole price of the stay'];
    const all = untils.map((until, place) => ({ until, amount: amounts[place], fee: fees[place] }));
    expect(await told()).toEqual(all);
    clock.now = ends[1] + 1;
    expect(await told()).toEqual(all.slice(2));
    clock.now = ends[2] + 1;
    expect(await told()).toEqual(all.slice(3));
  });

  test('is free, flexible and non-refundable in turn, and is locked to changes once it is not free any more', async () => {
    const mine = await paid('prepaid-in-steps');
    const seen: unknown[] = [];
    for (const now of [ends[0], ends[0] + 1, ends[1] + 1, ends[2] + 1]) {
      clock.now = now;
      const { roomStays, modificationDeadline } = await read(mine);
      expect(modificationDeadline).toBe(new Date(ends[0]).toISOString());
      seen.push(roomStays.map((room) => [room.cancellationConditions.condition, room.isExpired])[0]);
    }
    expect(seen).toEqual([
      ['free', false],
      ['flexible', true],
      ['flexible', true],
      ['nonRefundable', true],
    ]);
  });
});

describe('a prepaid room whose rate is never free, and dearer in steps', () => {
  test('is cancelled beside another one for what its step says', async () => {
    const mine = await paid('prepaid-steps-at-once');
    const { roomStays } = await read(mine);
    expect(roomStays.map(({ cancellationFee }) => cancellationFee)).toEqual([share(mine.payableNow, 20)]);
    const added = await changes.find(mine, 'family.pay-at-hotel', shorter, null);
    await changes.change(mine, { roomStayIndex: undefined, reference: added.reference });
    clock.now = ends[1] + 1;
    const fee = share(mine.payableNow, 50);
    expect(await api.cancelRoom(mine, 0)).toMatchObject({
      status: 200,
      body: { cancellationFee: fee, refund: mine.payableNow - fee },
    });
    await settleAll();
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow - fee]]);
  });

  test('costs to shorten what cancelling the night that is left would, step by step, and keeps the rest alive', async () => {
    const mine = await paid('prepaid-steps-at-once');
    const terms = async () =>
      (await changes.quote(mine, await wanted(mine, 'double.prepaid-steps-at-once', shorter))).body.terms;
    const first = await terms();
    const left = mine.payableNow - first.totalAfter;
    expect(first).toMatchObject({ fee: share(left, 20), refund: left - share(left, 20) });
    clock.now = ends[1] + 1;
    expect(await terms()).toMatchObject({ fee: share(left, 50) });
    const made = await changes.change(mine, await wanted(mine, 'double.prepaid-steps-at-once', shorter));
    expect(made.body.terms.fee).toBe(share(left, 50));
    // Half of both nights is kept in the end: half of one as the change's fee, half of the other by the policy.
    await settleAll();
    await settleAll();
    expect(await api.cancel(mine.reservationId)).toMatchObject({ status: 200 });
    await settleAll();
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow - share(mine.payableNow, 50)]]);
  });
});
