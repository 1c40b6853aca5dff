import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestBill, hotelBill, type SoldService } from '../booking/stay-bill.ts';
import { exchange } from '../currency/exchange.ts';
import { averagePerNight } from '../pricing/price-night.ts';
import { stayDate } from '../stay/stay-date.ts';
import { checkQuantities } from './check-quantities.ts';
import { mandatoryCost, mandatoryPerNight, mandatoryServices, mandatoryUnit } from './mandatory-services.ts';
import { preselectServices } from './preselect-services.ts';
import { pricingTypes, priceService, withDiscount } from './price-service.ts';

const stay = { arrival: stayDate('2027-06-01'), nights: 3, guests: { adults: 2, children: 1, infants: 1 } };
const listed = (id: string, facts: object = {}) => ({
  id,
  isIncluded: false,
  isRequired: true,
  minQuantity: 0,
  maxQuantity: 9,
  pricingType: 'Per stay' as const,
  priceMinor: 1_000,
  discountMinor: 0,
  ...facts,
});

describe('what nobody can refuse', () => {
  test('is what is required and costs something, at the least that can be taken of it', () => {
    const services = [
      listed('cleaning', { discountMinor: 100 }),
      listed('towels', { minQuantity: 2 }),
      listed('wifi', { isIncluded: true }),
      listed('briefing', { priceMinor: 0 }),
      listed('gift', { discountMinor: 1_000 }),
      listed('sauna', { isRequired: false, minQuantity: 1 }),
    ];
    expect(mandatoryServices(services)).toEqual([
      { serviceId: 'cleaning', quantity: 1, pricingType: 'Per stay', priceMinor: 900 },
      { serviceId: 'towels', quantity: 2, pricingType: 'Per stay', priceMinor: 1_000 },
    ]);
    expect(mandatoryCost(mandatoryServices(services), stay)).toBe(2_900);
  });

  test.each([
    ['Per night', 6_000, 2_000],
    ['Per person', 6_000, 2_000],
    ['Per person per night', 18_000, 6_000],
    ['Per stay', 2_000, 667],
    ['Per use', 2_000, 667],
  ] as const)('%s: two of it for three nights, and its share of a night', (pricingType, cost, share) => {
    const services = mandatoryServices([listed('one', { pricingType, minQuantity: 2 })]);
    expect(mandatoryCost(services, stay)).toBe(cost);
    expect(mandatoryPerNight(services, stay)).toBe(share);
  });
});

const anyListed = fc.record({
  isIncluded: fc.boolean(),
  isRequired: fc.boolean(),
  minQuantity: fc.nat({ max: 3 }),
  pricingType: fc.constantFrom(...pricingTypes),
  priceMinor: fc.integer({ min: 0, max: 90_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
});
const anyStay = fc.record({
  arrival: fc.constant(stayDate('2027-06-01')),
  nights: fc.integer({ min: 1, max: 30 }),
  guests: fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.nat({ max: 4 }),
    infants: fc.nat({ max: 4 }),
  }),
});
const anyRate = fc.option(fc.integer({ min: 1_000_000, max: 200_000_000_000 }), { nil: null });

test('for any services, stay, party and currency: the price seen is the total at checkout without optional extras, and the total booked', () =>
  fc.assert(
    fc.property(
      fc.array(anyListed, { maxLength: 5 }),
      anyStay,
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 5 }),
      anyRate,
      (facts, asked, prices, nanos) => {
        const services = facts.map(({ discount, ...one }, at) =>
          listed(`s${at}`, { ...one, discountMinor: Math.floor((one.priceMinor * discount) / 100) }),
        );
        const nights = Array.from({ length: asked.nights }, (_, night) => prices[night % prices.length] ?? 0);
        const date = stayDate('2027-06-01');
        const rate = nanos === null ? null : { from: 'CHF' as const, to: 'JPY' as const, nanos, date };
        const as = (minor: number): number => (rate ? exchange(minor, rate) : minor);
        const mandatory = mandatoryServices(services);
        const seen = nights.reduce((sum, price) => sum + as(price), mandatoryCost(mandatory, asked, as));

        // What a checkout without a wish of the guest sends, and what the hotel then sells.
        const answer = checkQuantities(services, preselectServices(services));
        const sold = (answer.ok ? answer.services : []).map(({ serviceId, quantity }): SoldService => {
          const service = services.find(({ id }) => id === serviceId) ?? listed('');
          const unitMinor = priceService(withDiscount(service, service.discountMinor), asked, 1);
          return { serviceId, quantity, unitMinor, totalMinor: unitMinor * quantity };
        });
        const quote = {
          currency: 'CHF' as const,
          nightPrices: nights,
          nightDiscounts: [],
          vat: 0,
          localTaxes: [],
          exchange: rate && { currency: rate.to, nanos: rate.nanos, date },
        };
        expect(guestBill(quote, sold).total).toBe(seen);
        const hotelSeen = nights.reduce((sum, price) => sum + price, mandatoryCost(mandatory, asked));
        expect(hotelBill(quote, sold).total).toBe(hotelSeen);
        for (const one of mandatory)
          expect(sold.find(({ serviceId }) => serviceId === one.serviceId)?.unitMinor).toBe(mandatoryUnit(one, asked));
      },
    ),
  ));

test('what it adds to a night never grows with the length of a stay, and one night bears all of it', () =>
  fc.assert(
    fc.property(fc.array(anyListed, { maxLength: 5 }), anyStay, (facts, asked) => {
      const services = mandatoryServices(facts.map((one, at) => listed(`s${at}`, one)));
      const longer = { ...asked, nights: asked.nights + 1 };
      expect(mandatoryPerNight(services, longer)).toBeLessThanOrEqual(mandatoryPerNight(services, asked));
      const one = { ...asked, nights: 1 };
      expect(mandatoryPerNight(services, one)).toBe(averagePerNight(mandatoryCost(services, one), 0, 1));
    }),
  ));
