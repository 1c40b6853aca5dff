import { describe, expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { nothingCarried } from '../cancellation/carried.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import { stayDate } from '../stay/stay-date.ts';
import { paidInFull, paymentAccount } from './payment-account.ts';
import { paymentChoices } from './payment-choices.ts';

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
    expect(paymentAccount([room, atHotel], 0, null)).toEqual({
      total: 41_000,
      keptFees: 0,
      paid: 0,
      dueNow: 30_000,
      dueLater: [],
      dueAtHotel: 11_000,
      payableEarly: 11_000,
      localTax: 2_800,
    });
    expect(paymentAccount([room, atHotel], 30_000, null)).toMatchObject({ dueNow: 0, dueAtHotel: 11_000 });
  });

  test('that was kept for a cancelled room is not owed again, and not counted for another', () => {
    expect(paymentAccount([gone, room], 37_000, null)).toMatchObject({ total: 30_000, keptFees: 7_000, dueNow: 0 });
    expect(paymentAccount([gone, room], 30_000, null).dueNow).toBe(7_000);
  });

  test('with fees of changes counts those that were paid as kept, and those that were not for the desk', () => {
    const changed = { ...atHotel, carried: { feePaid: 1_500, feeDue: 900, leastFee: 4_000, deposit: 4_000 } };
    expect(paymentAccount([changed], 5_500, null)).toMatchObject({
      keptFees: 1_500,
      dueNow: 0,
      dueAtHotel: 7_900,
      payableEarly: 7_000,
    });
  });

  test('once everything is paid is settled, and the hotel keeps of it what it would of a deposit', () => {
    const stays = [room, atHotel].map(paidInFull);
    expect(paymentAccount(stays, 41_000, null)).toMatchObject({
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
