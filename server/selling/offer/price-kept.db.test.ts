import type { Reservation } from '@stayfront/contract/reservation';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import { currencies } from '@stayfront/rules/currency/currencies';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { dice } from '@stayfront/rules/testing/dice';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const texts = { en: 'Something' };
const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const free = { minAdvanceDays: null, maxAdvanceDays: null, minNights: null, maxNights: null, arrivalWeekdays: null };
const hotel = smallHotel({
  promotions: [
    { code: 'TENTH', name: texts, discount: { kind: 'percent', basisPoints: 1_055 } },
    { code: 'OFF', name: texts, discount: { kind: 'amount', minor: 7_777 } },
    { code: 'FREE', name: texts, discount: { kind: 'free-night', everyNights: 3 } },
  ],
  offers: [
    {
      id: 'week',
      name: texts,
      conditions: { minAdults: 2 },
      discount: { kind: 'free-nights', nights: 4, free: 1, which: 'last', repeats: true },
      joins: 'all',
    },
    {
      id: 'early',
      name: texts,
      conditions: { minDaysBefore: 14 },
      discount: { kind: 'percent', basisPoints: 777 },
      joins: 'all',
    },
    { id: 'code', name: texts, code: 'CODE', discount: { kind: 'amount', minor: 1_111, per: 'person' }, joins: 'all' },
  ],
  ratePlans: [...written.ratePlans, { ...pay, id: 'inside', code: 'IN', isPackageOnly: true }],
  packages: [
    {
      id: 'sauna',
      name: { en: 'Sauna' },
      description: texts,
      pictures: ['room'],
      ratePlan: 'inside',
      isPublic: true,
      isAmongResults: true,
      conditions: free,
    },
  ],
  taxes: [
    { id: 'vat', kind: 'vat', name: texts, basisPoints: 381 },
    { id: 'bed', kind: 'local', name: texts, basis: { kind: 'percent', basisPoints: 333 }, maxNights: 2 },
    {
      id: 'head',
      kind: 'local',
      name: texts,
      basis: { kind: 'per-person', adultMinor: 111, childMinor: 7, infantMinor: 0 },
    },
    {
      id: 'night',
      kind: 'local',
      name: texts,
      basis: { kind: 'per-night', minor: 99 },
      season: { from: '06-10', to: '06-20' },
    },
    { id: 'stay', kind: 'local', name: texts, basis: { kind: 'per-stay', minor: 250 } },
  ],
});
const { search, book, readReservation } = guestApi(app, hotel.hotelId);

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 60, 500)));

const searches = fc.record({
  currency: fc.constantFrom(...currencies),
  promoCode: fc.constantFrom('', 'TENTH', 'OFF', 'FREE', 'CODE'),
  offset: fc.integer({ min: 1, max: 40 }),
  nights: fc.integer({ min: 1, max: 9 }),
  nbAdults: fc.integer({ min: 1, max: 4 }),
  nbChildren: fc.integer({ min: 0, max: 2 }),
});

test('the price seen is the price of a second look and the price that is booked, line by line', () =>
  fc.assert(
    fc.asyncProperty(searches, async ({ offset, nights, ...wishes }) => {
      const checkIn = addDays(today, offset);
      const query = { ...wishes, checkIn, checkOut: addDays(checkIn, nights) };
      const [first, second] = [await search(query), await search(query)];
      expect(second).toEqual(first);
      const product = first.body.availabilities.at(-1)?.products.find(({ isBookable }) => isBookable);
      if (!product) return; // six guests fit nowhere
      const { body: booked } = await book(bookingOf([product.reference]));
      const { body } = await readReservation(booked.reservationId, { t: booked.token });
      const [stay] = (body as unknown as Reservation).roomStays;
      expect(stay).toMatchObject({
        nightPrices: product.nightPrices,
        nightDiscounts: product.nightDiscounts,
        ...(product.offers ? { offers: product.offers } : {}),
        roomPrice: product.totalPrice,
        totalDiscount: product.totalDiscount,
        totalPrice: product.totalPrice - product.totalDiscount,
        hotelTotalPrice: product.hotelTotalPrice - product.hotelTotalDiscount,
        totalVat: product.totalVat,
        totalLocalTax: product.totalLocalTax,
        // With the amount that it comes to, once it is booked.
        cancellationPolicyText: expect.stringContaining(product.cancellationPolicyText) as string,
      });
      const taxes = stay?.taxes.reduce((sum, tax) => sum + tax.taxAmount, 0);
      expect([taxes, body['currency']]).toEqual([product.totalLocalTax, wishes.currency]);
    }),
    { numRuns: dice(40) },
  ));

test('a room that was chosen in a package is booked in it', async () => {
  const query = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, currency: 'EUR' };
  const { body } = await asker(app)<PackagesAvailabilities>('getPackagesAvailabilities', {
    params: { hotelId: hotel.hotelId },
    query,
  });
  const product = body.packages[0]?.availabilities[0]?.products[0];
  const { body: booked } = await book(bookingOf([product?.reference ?? '']));
  const reservation = await readReservation(booked.reservationId, { t: booked.token });
  expect(reservation.body).toMatchObject({
    totalPrice: product?.totalPrice,
    roomStays: [{ hotelPackageId: 'sauna', hotelPackageName: 'Sauna', ratePlanId: 'inside' }],
  });
});
