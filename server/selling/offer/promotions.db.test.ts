import { money } from '@stayfront/rules/money';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { includedVat } from '@stayfront/rules/tax/taxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { quoteSeal } from './quote-seal.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const name = { en: 'A gift', de: 'Ein Geschenk' };
const percent = { kind: 'percent', basisPoints: 1_000 } as const;
const hotel = smallHotel({
  promotions: [
    { code: 'TEN', name, discount: percent },
    { code: 'FIFTY', name, discount: { kind: 'amount', minor: 5_000 } },
    { code: 'STAY3', name, discount: { kind: 'free-night', everyNights: 3 }, ratePlans: ['pay-at-hotel'] },
    { code: 'JULY', name, discount: percent, stayFrom: stayDate('2027-07-01') },
    { code: 'OVER', name, discount: percent, sellTo: addDays(today, -1) },
    { code: 'FAMILY', name, discount: percent, rooms: ['family'] },
  ],
  taxes: [
    { id: 'vat', kind: 'vat', name, basisPoints: 380 },
    { id: 'resort', kind: 'local', name, basis: { kind: 'percent', basisPoints: 500 } },
  ],
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const { search, findProduct } = guestApi(app, hotel.hotelId);

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 60)));

const discountsOf = async (promoCode: string): Promise<number[]> =>
  (await findProduct('double', 'pay-at-hotel', { ...june, promoCode })).nightDiscounts;

describe('a promotion', () => {
  test('is taken off night by night: a part of each, an amount over all, or a whole night', async () => {
    const { nightPrices } = await findProduct('double', 'pay-at-hotel', june);
    expect(await discountsOf('TEN')).toEqual(nightPrices.map((price) => Math.round(price / 10)));
    expect((await discountsOf('FIFTY')).reduce((sum, one) => sum + one, 0)).toBe(5_000);
    expect(await discountsOf('STAY3')).toEqual([0, 0, nightPrices[2]]);
  });

  test('is found however the code was typed, and said by its name', async () => {
    const { body } = await search({ ...june, promoCode: ' t e n ', lang: 'de' });
    expect(body.promotion).toEqual({ code: 'TEN', name: 'Ein Geschenk', leastNights: null, problem: null });
    expect((await search(june)).body.promotion).toBeNull();
    expect((await search({ ...june, promoCode: '  ' })).body.promotion).toBeNull();
  });

  test('lowers the taxes with the price, and stands in the quote', async () => {
    const product = await findProduct('double', 'pay-at-hotel', { ...june, promoCode: 'TEN' });
    const paid = product.totalPrice - product.totalDiscount;
    expect(product.totalVat).toBe(includedVat(money(paid, 'CHF'), 380).minor);
    expect(product.totalLocalTax).toBe(Math.round(paid * 0.05));
    expect(quoteSeal(testSecret).open(product.reference)).toMatchObject({
      promotionCode: 'TEN',
      nightDiscounts: product.nightDiscounts,
      nightPrices: product.nightPrices,
      vat: product.totalVat,
      localTaxes: [{ taxId: 'resort', minor: product.totalLocalTax }],
    });
  });

  test('that is for some rates or rooms leaves the others as they are', async () => {
    const query = { ...june, promoCode: 'STAY3' };
    const other = await findProduct('double', 'guaranteed', query);
    expect(other).toMatchObject({ totalDiscount: 0, nightDiscounts: [] });
    expect(quoteSeal(testSecret).open(other.reference)).toMatchObject({ promotionCode: null, nightDiscounts: [] });
    const { body } = await search({ ...june, promoCode: 'FAMILY' });
    const discounted = body.availabilities.map(({ products }) =>
      products.every(({ totalDiscount }) => totalDiscount > 0),
    );
    expect(discounted).toEqual([false, true]);
  });

  test.each([
    ['NOBODY', {}, 'promo.unknown'],
    ['JULY', {}, 'not-these-dates'],
    ['OVER', {}, 'not-on-sale'],
    ['STAY3', { checkOut: '2027-06-13' }, 'too-short'],
    ['FAMILY', { nbAdults: 2 }, null],
    ['TEN', {}, null],
  ])('%s asked for %o says what is wrong with it: %s', async (promoCode, changes, problem) => {
    expect((await search({ ...june, ...changes, promoCode })).body.promotion?.problem).toBe(problem);
  });

  test('that needs a longer stay says how long', async () => {
    const { body } = await search({ ...june, checkOut: '2027-06-13', promoCode: 'STAY3' });
    expect(body.promotion).toMatchObject({ problem: 'too-short', leastNights: 3 });
  });

  test('of more than 100 signs is refused', async () => {
    expect(await search({ ...june, promoCode: 'A'.repeat(101) })).toMatchObject({ status: 400 });
  });
});
