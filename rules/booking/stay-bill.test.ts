import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../currency/currencies.ts';
import { stayDate } from '../stay/stay-date.ts';
import { guestBill, hotelBill, vatOf, type SoldService } from './stay-bill.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const services = fc.array(
  fc
    .record({
      serviceId: fc.constantFrom('spa', 'parking'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitMinor: amount,
      vatRates: fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { maxLength: 2 }),
    })
    .map((service): SoldService => ({ ...service, totalMinor: service.unitMinor * service.quantity })),
  { maxLength: 4 },
);
const quotes = fc
  .record({
    currency: fc.constantFrom(...currencies),
    nights: fc.array(fc.tuple(amount, fc.nat(100)), { minLength: 1, maxLength: 10 }),
    vat: amount,
    localTaxes: fc.array(fc.record({ taxId: fc.constantFrom('city', 'spa'), minor: amount }), { maxLength: 3 }),
    exchange: fc.option(
      fc.record({
        currency: fc.constantFrom(...currencies),
        nanos: fc.integer({ min: 1_000, max: 2_000_000_000_000 }),
        date: fc.constant(stayDate('2027-06-01')),
      }),
    ),
  })
  .map(({ nights, ...quote }) => ({
    ...quote,
    nightPrices: nights.map(([price]) => price),
    nightDiscounts: nights.map(([price, percent]) => Math.floor((price * percent) / 100)),
  }));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

test('whoever adds up the lines of a bill finds its totals, in every currency', () =>
  fc.assert(
    fc.property(quotes, services, (quote, sold) => {
      for (const bill of [hotelBill(quote, sold), guestBill(quote, sold)]) {
        expect(sumOf(bill.nights.map((night) => night.price))).toBe(bill.roomPrice);
        expect(sumOf(bill.nights.map((night) => night.discount))).toBe(bill.discount);
        expect(sumOf(bill.services.map((service) => service.totalMinor))).toBe(bill.servicesPrice);
        expect(sumOf(bill.localTaxes.map((tax) => tax.minor))).toBe(bill.localTax);
        expect(bill.total).toBe(bill.roomPrice - bill.discount + bill.servicesPrice);
        expect(bill.total).toBeGreaterThanOrEqual(0);
        expect(sumOf(vatOf(quote, bill, [380]).map((line) => line.minor))).toBe(bill.vat);
      }
    }),
  ));

test('without another currency the guest sees the hotel’s bill; with one, the same lines in it', () =>
  fc.assert(
    fc.property(quotes, services, (quote, sold) => {
      const [hotel, guest] = [hotelBill(quote, sold), guestBill(quote, sold)];
      expect(hotel).toEqual(guestBill({ ...quote, exchange: null }, sold));
      expect(hotel.currency).toBe(quote.currency);
      expect(guest.currency).toBe(quote.exchange?.currency ?? quote.currency);
      expect(guest.nights).toHaveLength(hotel.nights.length);
      expect(guest.services.map((service) => service.quantity)).toEqual(sold.map((service) => service.quantity));
    }),
  ));

test('three nights at CHF 33.33 are three times what one is worth in yen, not what CHF 99.99 is worth', () => {
  const nights = { nightPrices: [3_333, 3_333, 3_333], nightDiscounts: [], vat: 0, localTaxes: [] };
  const exchange = { currency: 'JPY' as const, nanos: 150_000_000_000, date: stayDate('2027-06-01') };
  expect(guestBill({ currency: 'CHF', ...nights, exchange }, []).total).toBe(3 * 5_000);
});
