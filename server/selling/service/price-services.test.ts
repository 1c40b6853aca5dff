import { currencies } from '@stayfront/rules/currency/currencies';
import { quoteMinutes, type Quote } from '@stayfront/rules/booking/quote';
import { guestBill } from '@stayfront/rules/booking/stay-bill';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallHotel, written } from '../../testing/small-hotel.ts';
import { priceServices } from './price-services.ts';

const texts = (en: string): { en: string } => ({ en });
const service = (id: string, changes: object) => ({
  id,
  name: texts(id),
  description: texts(id),
  pricingType: 'Per stay' as const,
  priceMinor: 1_000,
  ...changes,
});
const services = [
  service('breakfast', { pricingType: 'Per person per night', priceMinor: 2_400, discountMinor: 400 }),
  service('bicycle', { pricingType: 'Per use', priceMinor: 3_333, maxQuantity: 4, minQuantity: 2 }),
  service('reeds', { priceMinor: 600, isRequired: true }),
  service('wifi', { isIncluded: true }),
  service('cellar', {}),
];
const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const hotel = smallHotel({
  services,
  ratePlans: [{ ...pay, services: ['wifi', 'bicycle', 'breakfast', 'reeds'] }],
});
const quote: Quote = {
  hotelId: 7001,
  roomId: 'double',
  ratePlanId: pay.id,
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-14'),
  guests: { adults: 2, children: 0, infants: 1 },
  currency: 'CHF',
  nightPrices: [10_000, 10_000, 10_000],
  nightDiscounts: [],
  promotionCode: null,
  vat: 0,
  localTaxes: [],
  exchange: null,
  guarantee: 'None',
  policy: { freeUntil: null, fee: { kind: 'nights', nights: 1 } },
  expiresAt: quoteMinutes,
};
const reeds = { serviceId: 'reeds', quantity: 1, totalPrice: 600 };
const price = (wishes: Parameters<typeof priceServices>[2], changes: Partial<Quote> = {}) =>
  priceServices(hotel, { ...quote, ...changes }, wishes, 'roomStays.0.services');

describe('services that are added to a room', () => {
  test('cost their price for the guests and nights of the stay, with the discount of each taken off', () => {
    expect(price([{ serviceId: 'breakfast', quantity: 1, totalPrice: 12_000 }, reeds])).toEqual([
      { serviceId: 'breakfast', quantity: 1, unitMinor: 12_000, totalMinor: 12_000, vatRates: [380] },
      { serviceId: 'reeds', quantity: 1, unitMinor: 600, totalMinor: 600, vatRates: [380] },
      { serviceId: 'wifi', quantity: 1, unitMinor: 0, totalMinor: 0, vatRates: [380] },
    ]);
  });

  test('are taxed as the house is, or at a rate of their own; what was sold keeps its rate', () => {
    const own = (vatBasisPoints: number) => ({
      ...hotel,
      services: hotel.services.map((one) => (one.id === 'breakfast' ? { ...one, vatBasisPoints } : one)),
    });
    const input = [{ serviceId: 'breakfast', quantity: 1, totalPrice: 12_000 }, reeds];
    const sold = priceServices(own(810), quote, input, 'services');
    expect(sold).toMatchObject([{ vatRates: [810] }, { vatRates: [380] }, { vatRates: [380] }]);
    const again = priceServices(own(0), quote, input, 'services', Array.isArray(sold) ? sold : []);
    expect(again).toMatchObject([{ vatRates: [810] }, {}, {}]);
    expect(priceServices(own(0), quote, input, 'services')).toMatchObject([{ vatRates: [0] }, {}, {}]);
  });

  test('are named by what the guest was told in the currency of the quote', () => {
    const exchange = { currency: 'JPY' as const, nanos: 188_960_000_000, date: stayDate('2027-06-01') };
    const told = [
      { serviceId: 'bicycle', quantity: 3, totalPrice: 3 * 6_298 },
      { ...reeds, totalPrice: 1_134 },
    ];
    expect(price(told, { exchange })).toMatchObject([
      { serviceId: 'bicycle', unitMinor: 3_333, totalMinor: 9_999 },
      { serviceId: 'reeds' },
      { serviceId: 'wifi' },
    ]);
    expect(price([reeds], { exchange })).toMatchObject({ refused: 'price.changed' });
  });

  test('cost what the bill says in every currency', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 1_000, max: 2_000_000_000_000 }),
        fc.integer({ min: 2, max: 4 }),
        (currency, nanos, quantity) => {
          const exchanged = { ...quote, exchange: { currency, nanos, date: stayDate('2027-06-01') } };
          const unpriced = [{ serviceId: 'bicycle', quantity, unitMinor: 3_333, totalMinor: 3_333 * quantity }];
          const [line] = guestBill(exchanged, unpriced).services;
          const [required] = guestBill(exchanged, [{ ...reeds, unitMinor: 600, totalMinor: 600 }]).services;
          const sold = price(
            [
              { serviceId: 'bicycle', quantity, totalPrice: line?.totalMinor ?? 0 },
              { ...reeds, totalPrice: required?.totalMinor ?? 0 },
            ],
            exchanged,
          );
          expect(sold).toMatchObject([...unpriced, { serviceId: 'reeds' }, { serviceId: 'wifi' }]);
        },
      ),
    ));

  test('are refused by name and place when the quantity is wrong', () => {
    expect(price([{ serviceId: 'bicycle', quantity: 5, totalPrice: 16_665 }, reeds])).toEqual({
      refused: 'service.quantity',
      errors: [
        {
          field: 'roomStays.0.services.0.quantity',
          code: 'service.too_many',
          message: 'Maximum quantity for this service is 4',
        },
      ],
    });
    expect(price([])).toMatchObject({
      refused: 'service.quantity',
      errors: [{ field: 'roomStays.0.services (reeds)', message: 'This service is mandatory' }],
    });
    expect(price([reeds, { serviceId: 'bicycle', quantity: 1, totalPrice: 3_333 }])).toMatchObject({
      errors: [{ field: 'roomStays.0.services.1.quantity', code: 'service.too_few' }],
    });
  });

  test('are only those of the rate, and in a package what is in its price', () => {
    const cellar = { serviceId: 'cellar', quantity: 1, totalPrice: 1_000 };
    expect(price([reeds, cellar])).toMatchObject({ errors: [{ code: 'service.unknown' }] });
    expect(price([], { packageId: 'ski-week' })).toMatchObject([{ serviceId: 'wifi', quantity: 1, totalMinor: 0 }]);
    expect(price([reeds], { packageId: 'ski-week' })).toMatchObject({ errors: [{ code: 'service.unknown' }] });
  });

  test('are refused when the guest was told another price', () => {
    expect(price([{ ...reeds, totalPrice: 500 }])).toMatchObject({
      refused: 'price.changed',
      errors: [{ field: 'roomStays.0.services.0.totalPrice' }],
    });
  });
});
