import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import type { Order } from '../../flow/booking-request.ts';
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
    totalDiscount: 2_000,
    hotelTotalPrice: 19_000,
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
  expect(totalOf([order('None')])).toMatchObject({ price: 21_000, hotelPrice: 19_950, dueNow: 0, vat: 800 });
});

test('due now are the rooms that are paid in advance, with their services', () => {
  expect(totalOf([order('PrePay'), order('None')])).toMatchObject({ price: 42_000, dueNow: 21_000 });
  expect(totalOf([order('GuaranteeRequired')]).dueNow).toBe(0);
});

test('without rooms there is nothing to pay', () => {
  expect(totalOf([])).toMatchObject({ price: 0, dueNow: 0, currency: 'EUR' });
});
