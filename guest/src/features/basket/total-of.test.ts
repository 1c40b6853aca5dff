import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { completed, type Order } from '../../app/flow/booking-request.ts';
import { totalOf } from './total-of.ts';

const order = (guaranteeType: Product['guaranteeType'], part: Partial<Product> = {}): Order => ({
  guestRoomId: 'double',
  roomTypeName: 'Double room',
  stay: { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-12') },
  guests: { adults: 2, children: 0, infants: 0 },
  product: {
    guaranteeType,
    currency: 'EUR',
    totalPrice: 20_000,
    roomPrice: 20_000,
    mandatoryServices: [],
    totalDiscount: 2_000,
    hotelTotalPrice: 19_000,
    hotelRoomPrice: 19_000,
    hotelTotalDiscount: 1_900,
    totalVat: 800,
    totalLocalTax: 0,
    ...part,
  } as Product,
  services: [
    {
      serviceId: 'breakfast',
      name: 'Breakfast',
      pricingType: 'Per person per night',
      units: 2,
      unitPrice: 3_000,
      hotelUnitPrice: 2_850,
      quantity: 1,
    },
  ],
});

test('a room is its price without the discount and with its services; its sum stands in both currencies', () => {
  expect(totalOf([order('None')])).toMatchObject({ price: 21_000, hotelPrice: 19_950, dueNow: 0, hotelDueNow: 0 });
});

test('due now are the rooms that are paid in advance, with their services', () => {
  expect(totalOf([order('PrePay'), order('None')])).toMatchObject({
    price: 42_000,
    dueNow: 21_000,
    hotelPrice: 39_900,
    hotelDueNow: 19_950,
  });
  expect(totalOf([order('GuaranteeRequired')]).dueNow).toBe(0);
});

test('without rooms there is nothing to pay', () => {
  expect(totalOf([])).toMatchObject({ price: 0, dueNow: 0, currency: 'EUR' });
});

test('what is mandatory is in the price that was seen, and is not added again when the guest comes to the services', () => {
  const { services, ...room } = order('None');
  const reeds = { ...services?.[0], serviceId: 'reeds', unitPrice: 600, hotelUnitPrice: 570, quantity: 1 };
  const part = { totalPrice: 20_600, hotelTotalPrice: 19_570, mandatoryServices: [reeds] } as Partial<Product>;
  const seen: Order = { ...room, product: { ...room.product, ...part } };
  const [mandatory] = seen.product.mandatoryServices;
  const chosen: Order = { ...seen, services: mandatory ? [mandatory] : [] };
  for (const at of [seen, chosen]) expect(totalOf([at])).toMatchObject({ price: 18_600, hotelPrice: 17_670 });
  expect(seen.product.totalPrice - seen.product.totalDiscount).toBe(18_600);
  const more: Order = { ...seen, services: [...(chosen.services ?? []), ...(services ?? [])] };
  expect(totalOf([more]).price).toBe(21_600);
});

test('an order that a page of before kept costs what it cost there', () => {
  const { roomPrice: _, hotelRoomPrice: __, mandatoryServices: ___, ...product } = order('None').product;
  const kept = completed({ ...order('None'), product: product as Product });
  expect(totalOf([kept])).toMatchObject({ price: 21_000, hotelPrice: 19_950 });
  const { services: ____, ...unasked } = kept;
  expect(totalOf([unasked]).price).toBe(18_000);
});

test('of a deposit a share is taken with services, nights and amounts are as quoted, and the rest stands at its day', () => {
  const deposit = { amount: 6_000, hotelAmount: 5_700, restDueOn: '2027-05-28', ifUnpaid: 'keep' } as const;
  expect(totalOf([order('PrePay', { deposit: { ...deposit, basisPoints: 3_000 } }), order('None')])).toMatchObject({
    dueNow: 6_300,
    hotelDueNow: 5_985,
    later: [{ dueOn: '2027-05-28', minor: 14_700, hotelMinor: 13_965 }],
    dueAtHotel: 21_000,
    hotelDueAtHotel: 19_950,
  });
  expect(totalOf([order('PrePay', { deposit: { ...deposit, nights: 1, restDueOn: null } })])).toMatchObject({
    dueNow: 6_000,
    hotelDueNow: 5_700,
    later: [],
    dueAtHotel: 15_000,
  });
});
