import type { CancellationPolicies } from '@stayfront/contract/cancellation';
import type { Problem } from '@stayfront/contract/problem';
import type { Services } from '@stayfront/contract/service';
import type { ReservationTaxes } from '@stayfront/contract/tax';
import { quoteEnd } from '@stayfront/rules/booking/quote';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const [pay, ...others] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const services = [
  {
    id: 'breakfast',
    name: { en: 'Breakfast', de: 'Frühstück' },
    description: { en: 'Until eleven' },
    pricingType: 'Per person per night' as const,
    priceMinor: 2_400,
    discountMinor: 400,
    picture: 'room',
  },
  {
    id: 'reeds',
    name: { en: 'Reeds' },
    description: { en: 'Planted for you' },
    pricingType: 'Per stay' as const,
    priceMinor: 600,
    isRequired: true,
  },
];
const changes = { services, ratePlans: [{ ...pay, services: ['reeds', 'breakfast'] }, ...others] };
const hotel = smallHotel(changes);
const taxed = smallHotel({ ...changes, hotelId: 7002, config: { useTaxService: true } });
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const api = guestApi(app, hotel.hotelId);

beforeAll(async () => {
  for (const one of [hotel, taxed]) await openHotel(database.db, one, smallNights(one, today, 30));
});

const post = <Body>(operation: string, body: object, hotelId: number = hotel.hotelId) =>
  ask<Body & Problem>(operation, { params: { hotelId }, body });

describe('the services of a quoted room', () => {
  test('are priced for its stay, in the hotel’s order, and say what is chosen at first', async () => {
    const { reference, hasServices } = await api.findProduct('double', 'pay-at-hotel', june);
    expect(hasServices).toBe(true);
    const { status, body } = await post<Services>('getServices', { reference, lang: 'de' });
    expect(status).toBe(200);
    expect(body.ratePlanName).toBe(pay.name.de);
    expect(body.services).toMatchObject([
      {
        serviceId: 'breakfast',
        name: 'Frühstück',
        image: { imageId: 'room' },
        basePrice: 2_400,
        baseDiscount: 400,
        units: 6,
        unitPrice: 12_000,
        hotelUnitPrice: 12_000,
        defaultQuantity: 0,
      },
      { serviceId: 'reeds', required: true, unitPrice: 600, defaultQuantity: 1, maxQuantity: 1 },
    ]);
  });

  test('are priced in the currency of the quote, by its rate', async () => {
    const { reference } = await api.findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' });
    const { body } = await post<Services>('getServices', { reference });
    expect(body.currency).toBe('JPY');
    expect(body.services[0]).toMatchObject({ currency: 'JPY', hotelUnitPrice: 12_000 });
    expect(body.services[0]?.unitPrice).toBeGreaterThan(20_000);
  });

  test('are none at a rate that has none', async () => {
    const { reference, hasServices } = await api.findProduct('double', 'guaranteed', june);
    expect(hasServices).toBe(false);
    expect((await post<Services>('getServices', { reference })).body.services).toEqual([]);
  });

  test('are refused to a quote that was altered, is another hotel’s, or has ended', async () => {
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    const codeOf = async (operation: string, body: object, hotelId?: number): Promise<unknown> =>
      (await post(operation, body, hotelId)).body.code;
    expect(await codeOf('getServices', { reference: `${reference}x` })).toBe('quote.invalid');
    expect(await codeOf('getServices', { reference }, taxed.hotelId)).toBe('quote.invalid');
    expect(await codeOf('getReservationTaxes', { roomStays: [{ reference: 'x' }] })).toBe('quote.invalid');
    expect(await codeOf('getServices', { reference }, 9999)).toBe('hotel.unknown');
    clock.now = quoteEnd(noon) + 1;
    expect(await codeOf('getServices', { reference })).toBe('quote.expired');
    expect(await codeOf('getReservationTaxes', { roomStays: [{ reference }] })).toBe('quote.expired');
    clock.now = noon;
  });
});

describe('local taxes', () => {
  const taxes = (references: readonly string[], hotelId: number) =>
    post<ReservationTaxes>(
      'getReservationTaxes',
      { roomStays: references.map((reference) => ({ reference })), lang: 'en' },
      hotelId,
    );

  test('of a hotel with a tax service are in no offer, and worked out at checkout', async () => {
    const there = guestApi(app, taxed.hotelId);
    const [offer, other] = [
      await there.findProduct('double', 'pay-at-hotel', june),
      await there.findProduct('family', 'pay-at-hotel', { ...june, nbAdults: 3, nbChildren: 1 }),
    ];
    expect([offer.totalLocalTax, other.totalLocalTax]).toEqual([0, 0]);
    const { body } = await taxes([offer.reference, other.reference], taxed.hotelId);
    expect(body).toEqual({
      currency: 'CHF',
      taxesTotalAmount: 2_100 + 3_450,
      roomStays: [
        {
          taxesTotalAmount: 2_100,
          taxes: [
            {
              taxType: 'local',
              taxId: 'city',
              taxDescription: 'City tax',
              taxPercentage: null,
              taxAmount: 2_100,
              taxCurrency: 'CHF',
              isIncluded: false,
            },
          ],
        },
        { taxesTotalAmount: 3_450, taxes: [expect.objectContaining({ taxAmount: 3_450 }) as object] },
      ],
    });
  });

  test('of any other hotel are those of the offer', async () => {
    const offer = await api.findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' });
    const { body } = await taxes([offer.reference], hotel.hotelId);
    expect(body).toMatchObject({ currency: 'JPY', taxesTotalAmount: offer.totalLocalTax });
    expect(offer.totalLocalTax).toBeGreaterThan(0);
  });

  test('of rooms in two currencies are not added up', async () => {
    const [francs, yen] = [
      await api.findProduct('double', 'pay-at-hotel', june),
      await api.findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' }),
    ];
    expect((await taxes([francs.reference, yen.reference], hotel.hotelId)).body.code).toBe('currency.mixed');
  });
});

describe('a cancellation policy', () => {
  const policy = (query: object) =>
    ask<CancellationPolicies & Problem>('getCancellationPolicies', {
      params: { hotelId: hotel.hotelId },
      query: { start: june.checkIn, end: june.checkOut, roomId: 'double', ratePlanId: 'pay-at-hotel', ...query },
    });

  test('is told in words and in steps', async () => {
    const { status, body } = await policy({ sessionId: 'Abcdefgh12345678' });
    expect(status).toBe(200);
    expect(body).toEqual({
      text: 'Free cancellation until 9 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night.',
      cancellationConditions: { condition: 'free', freeUntil: '2027-06-09T16:00:00.000Z' },
      penalties: [
        {
          until: '2027-06-09T16:00:00.000Z',
          text: 'Free cancellation until 9 June 2027, 18:00 (time at the hotel).',
          fee: null,
        },
        {
          until: null,
          text: 'Cancelling later costs the price of the first night.',
          fee: 'the price of the first night',
        },
      ],
      noShowFee: null,
    });
    expect((await policy({ lang: 'de', ratePlanId: 'prepaid' })).body.text).toMatch(/^Nicht erstattbar/);
  });

  test('is only of a room and a rate that go together', async () => {
    for (const wrong of [{ roomId: 'attic' }, { ratePlanId: 'gone' }, { roomId: 'family', ratePlanId: 'prepaid' }])
      expect((await policy(wrong)).body.code).toBe('rate.unknown');
    expect((await policy({ end: june.checkIn })).body.code).toBe('stay.min_nights');
    expect((await policy({ start: 'June' })).body.code).toBe('date.format');
  });
});
