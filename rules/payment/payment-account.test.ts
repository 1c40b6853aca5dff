import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { nothingCarried } from '../cancellation/carried.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import { stayDate } from '../stay/stay-date.ts';
import { withFeesPaid, withPaid } from './with-paid.ts';
import { paidInFull, paymentAccount } from './payment-account.ts';
import { paymentChoices } from './payment-choices.ts';

const online = (paid: number) => ({ paid, atHotel: 0, given: 0 });

const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'prepaid',
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-13'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [20_000, 10_000],
  nightDiscounts: [],
  promotionCode: null,
  vat: 0,
  localTaxes: [{ taxId: 'city', minor: 1_400 }],
  exchange: null,
  guarantee: 'PrePay',
  policy: { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
  expiresAt: 0,
};
const room = { status: 'book', quote, services: [], taxes: [], carried: nothingCarried, cancellationFee: 0 } as const;
const atHotel = { ...room, quote: { ...quote, guarantee: 'None', nightPrices: [5_000, 6_000] } } as const;
const gone = { ...room, status: 'cancel', cancellationFee: 7_000 } as const;

describe('the money of a reservation', () => {
  test('is due now for prepaid rooms and at the hotel for the others, local taxes beside', () => {
    expect(paymentAccount([room, atHotel], online(0), null)).toEqual({
      total: 41_000,
      keptFees: 0,
      fees: 0,
      paid: 0,
      atHotel: 0,
      given: 0,
      dueNow: 30_000,
      dueLater: [],
      dueAtHotel: 11_000,
      feesOpen: 0,
      payableEarly: 11_000,
      open: 41_000,
      tooMuch: 0,
      localTax: 2_800,
      localTaxOpen: 2_800,
    });
    expect(paymentAccount([room, atHotel], online(30_000), null)).toMatchObject({ dueNow: 0, dueAtHotel: 11_000 });
  });

  test('that was kept for a cancelled room is not owed again, and not counted for another', () => {
    expect(paymentAccount([gone, room], online(37_000), null)).toMatchObject({
      total: 30_000,
      keptFees: 7_000,
      dueNow: 0,
    });
    expect(paymentAccount([gone, room], online(30_000), null).dueNow).toBe(7_000);
  });

  test('with fees of changes counts those that were paid as kept, and those that were not for the desk', () => {
    const changed = { ...atHotel, carried: { feePaid: 1_500, feeDue: 900, leastFee: 4_000, deposit: 4_000 } };
    expect(paymentAccount([changed], online(5_500), null)).toMatchObject({
      keptFees: 1_500,
      dueNow: 0,
      dueAtHotel: 7_900,
      payableEarly: 7_000,
    });
  });

  test('once everything is paid is settled, and the hotel keeps of it what it would of a deposit', () => {
    const stays = [room, atHotel].map(paidInFull);
    expect(paymentAccount(stays, online(41_000), null)).toMatchObject({
      dueNow: 0,
      dueAtHotel: 0,
      payableEarly: 0,
      keptFees: 0,
    });
    expect(keptOfPaid(stays)).toBe(41_000);
    const cancelled = { ...paidInFull(atHotel), status: 'cancel', cancellationFee: 2_000 } as const;
    expect(keptOfPaid([room, cancelled])).toBe(32_000);
    expect(paidInFull(gone)).toBe(gone);
  });
});

const anyRoom = fc
  .record({
    status: fc.constantFrom('book' as const, 'cancel' as const),
    guarantee: fc.constantFrom('PrePay' as const, 'None' as const),
    nightPrices: fc.array(fc.nat(40_000), { minLength: 1, maxLength: 3 }),
    deposit: fc.option(fc.record({ share: fc.integer({ min: 1_000, max: 9_000 }), isLater: fc.boolean() })),
    feeShare: fc.nat(100),
    feePaid: fc.nat(3_000),
    feeDue: fc.nat(3_000),
  })
  .map(({ status, guarantee, nightPrices, deposit, feeShare, feePaid, feeDue }) => {
    const price = nightPrices.reduce((a, b) => a + b, 0);
    const rule = deposit && {
      amount: { kind: 'percent' as const, basisPoints: deposit.share },
      restDueOn: deposit.isLater ? stayDate('2027-06-04') : null,
      ifUnpaid: 'keep' as const,
    };
    return {
      ...room,
      status,
      quote: {
        ...quote,
        guarantee,
        nightPrices,
        ...(guarantee === 'PrePay' && rule ? { deposit: rule } : {}),
      },
      cancellationFee: status === 'cancel' ? Math.floor((price * feeShare) / 100) : 0,
      carried: { ...nothingCarried, feePaid, feeDue: status === 'book' ? feeDue : 0 },
    };
  });
const anyDay = fc.constantFrom(null, stayDate('2027-06-01'), stayDate('2027-06-05'));
const anyReceived = fc.record({ paid: fc.nat(120_000), atHotel: fc.nat(60_000), given: fc.nat(60_000) });
const anyRooms = fc
  .array(anyRoom, { minLength: 1, maxLength: 4 })
  .map((rooms) => rooms.map((one, roomStayIndex) => ({ ...one, roomStayIndex })));
type Numbered = { readonly roomStayIndex: number };
const numbered = <One extends Numbered>(rooms: readonly One[], changed: readonly One[]): One[] =>
  rooms.map((one) => changed.find(({ roomStayIndex }) => roomStayIndex === one.roomStayIndex) ?? one);
type Account = ReturnType<typeof paymentAccount>;
const claimed = ({ total, fees, localTax, tooMuch }: Account): number => total + fees + localTax + tooMuch;
const settled = ({ paid, atHotel, given, open, localTaxOpen }: Account): number =>
  paid + atHotel + given + open + localTaxOpen;

describe('whatever came, whichever way', () => {
  test('every sum can be added up again, and nothing is open and too much at once', () => {
    fc.assert(
      fc.property(anyRooms, anyReceived, anyDay, (rooms, received, today) => {
        const account = paymentAccount(rooms, received, today);
        expect(claimed(account)).toBe(settled(account));
        expect(account.open).toBe(
          account.dueLater.reduce((sum, { amount }) => sum + amount, account.dueNow + account.dueAtHotel),
        );
        expect(Math.min(account.open, account.tooMuch)).toBe(0);
        expect(account.given).toBeLessThanOrEqual(received.given);
      }),
    );
  });

  test('a payment of any part of what is open makes it less by just that, and adds to no claim', () => {
    fc.assert(
      fc.property(anyRooms, anyReceived, anyDay, fc.nat(1_000), (rooms, received, today, share) => {
        const before = paymentAccount(rooms, { ...received, given: 0 }, today);
        const amount = Math.ceil((before.open * share) / 1_000);
        const changed = withPaid(rooms, amount, received);
        const after = numbered(rooms, changed);
        const then = paymentAccount(
          after,
          { paid: received.paid + amount, atHotel: received.atHotel, given: 0 },
          today,
        );
        expect([then.open, then.tooMuch, claimed(then)]).toEqual([
          before.open - amount,
          before.tooMuch,
          claimed(before),
        ]);
      }),
    );
  });

  test('of the guarantee card no more than the fees that are open is asked for, and paid they are gone', () => {
    fc.assert(
      fc.property(anyRooms, anyReceived, (rooms, received) => {
        const before = paymentAccount(rooms, received, null);
        const after = numbered(rooms, withFeesPaid(rooms, before.feesOpen));
        const then = paymentAccount(after, { ...received, paid: received.paid + before.feesOpen }, null);
        expect(then.open).toBe(before.open - before.feesOpen);
      }),
    );
  });
});

describe('what may be paid', () => {
  test('of held rooms is what is due, and of booked ones also all that is open', () => {
    const account = { dueNow: 30_000, payableEarly: 11_000 };
    expect(paymentChoices(account, 'held')).toEqual([{ kind: 'due', amount: 30_000 }]);
    expect(paymentChoices(account, 'pay')).toEqual([
      { kind: 'due', amount: 30_000 },
      { kind: 'full', amount: 41_000 },
    ]);
  });

  test('is nothing where nothing is open, and all at once where nothing is due yet', () => {
    expect(paymentChoices({ dueNow: 0, payableEarly: 0 }, 'book')).toEqual([]);
    expect(paymentChoices({ dueNow: 0, payableEarly: 11_000 }, 'book')).toEqual([{ kind: 'full', amount: 11_000 }]);
  });
});
