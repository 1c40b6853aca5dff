import type { Product } from '@stayfront/contract/offer';
import { guestBill, hotelBill } from '@stayfront/rules/booking/stay-bill';
import { currencies } from '@stayfront/rules/currency/currencies';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { quoteSeal } from './quote-seal.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const poor = await startApp(database, clock, { rates: [{ date: today, eurRates: { CHF: 0.95, USD: 1.14 } }] });
const hotel = smallHotel({ promotions: [tenPercent()] });
const lira = smallHotel({ hotelId: 7002, config: { paymentSolutionsProvider: 'JUSPAY' } });
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2 };
const { search, findProduct } = guestApi(app, hotel.hotelId);
const seal = quoteSeal(testSecret);

function tenPercent() {
  return { code: 'TEN', name: { en: 'Ten' }, discount: { kind: 'percent' as const, basisPoints: 1_000 } };
}

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, today, 60));
  await openHotel(database.db, lira, smallNights(lira, today, 60));
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const productsOf = (body: { availabilities: readonly { products: readonly Product[] }[] }): Product[] =>
  body.availabilities.flatMap(({ products }) => products);

describe('a guest who thinks in another currency', () => {
  test('finds every line in it, totals that are the sums of their lines, and the hotel’s amounts beside them', async () => {
    for (const currency of currencies) {
      const { status, body } = await search({ ...june, currency, promoCode: 'ten' });
      expect([currency, status, body.currency, body.hotelCurrency]).toEqual([currency, 200, currency, 'CHF']);
      for (const product of productsOf(body)) {
        expect(sumOf(product.nightPrices)).toBe(product.totalPrice);
        expect(sumOf(product.nightDiscounts)).toBe(product.totalDiscount);
        expect(product.averagePerNight).toBe(Math.round((product.totalPrice - product.totalDiscount) / 3));
        const quote = seal.open(product.reference);
        if (!quote) throw new Error('The quote of an offer could not be opened');
        const [guest, own] = [guestBill(quote, []), hotelBill(quote, [])];
        expect(product).toMatchObject({
          currency,
          totalPrice: guest.roomPrice,
          totalDiscount: guest.discount,
          totalVat: guest.vat,
          totalLocalTax: guest.localTax,
          hotelTotalPrice: own.roomPrice,
          hotelTotalDiscount: own.discount,
        });
      }
    }
  });

  test('is told the rate and its day, and the quote keeps both', async () => {
    const { body } = await search({ ...june, currency: 'JPY' });
    const rate = (ratesSnapshot.eurRates.JPY ?? 0) / (ratesSnapshot.eurRates.CHF ?? 1);
    expect(body.exchangeRate?.date).toBe(ratesSnapshot.date);
    expect(body.exchangeRate?.rate).toBeCloseTo(rate, 6);
    const quote = seal.open(productsOf(body)[0]?.reference ?? '');
    expect(quote?.exchange).toEqual({
      currency: 'JPY',
      nanos: Math.round((body.exchangeRate?.rate ?? 0) * 1_000_000_000),
      date: ratesSnapshot.date,
    });
  });

  test('who thinks in the hotel’s currency has nothing exchanged', async () => {
    const [plain, named] = [await search(june), await search({ ...june, currency: 'CHF' })];
    expect(plain.body).toEqual(named.body);
    expect(plain.body.exchangeRate).toBeNull();
  });

  test('is refused a currency without a rate, and one that is none', async () => {
    const codeOf = async (currency: string): Promise<unknown> => {
      const { status, body } = await guestApi(poor, hotel.hotelId).search({ ...june, currency });
      return [status, body.code];
    };
    expect(await codeOf('USD')).toEqual([200, undefined]);
    expect(await codeOf('JPY')).toEqual([400, 'currency.unsupported']);
    for (const wrong of ['XYZ', 'usd', '$', '']) expect(await codeOf(wrong)).toEqual([400, 'currency.unsupported']);
    const config = await poor.inject(`/api/hotels/${hotel.hotelId}/config`);
    expect(config.json()).toMatchObject({ currencies: ['EUR', 'USD', 'CHF'] });
  });

  test('pays in the hotel’s currency where the hotel’s provider takes no other', async () => {
    const { body } = await guestApi(app, lira.hotelId).search({ ...june, currency: 'USD' });
    expect(body).toMatchObject({ currency: 'CHF', exchangeRate: null });
    expect((await app.inject(`/api/hotels/${lira.hotelId}/config`)).json()).toMatchObject({ currencies: ['CHF'] });
  });

  test('finds it in the calendar too', async () => {
    const read = async (query: string): Promise<{ currency: string; lowestPrices: (number | null)[] }> =>
      (await app.inject(`/api/hotels/${hotel.hotelId}/calendar?nbAdults=2${query}`)).json();
    const [own, yen] = [await read(''), await read('&currency=JPY')];
    const { nightPrices } = await findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' });
    expect([own.currency, yen.currency]).toEqual(['CHF', 'JPY']);
    expect(yen.lowestPrices[10]).toBe(nightPrices[0]);
    expect(yen.lowestPrices.map((price) => price === null)).toEqual(own.lowestPrices.map((price) => price === null));
  });
});
