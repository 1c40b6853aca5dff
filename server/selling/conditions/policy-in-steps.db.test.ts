import type { CancellationPolicies, OrderConditions } from '@stayfront/contract/cancellation';
import type { CancellationTerms } from '@stayfront/contract/cancel';
import { describeHousePolicy, type PolicyInWords } from '@stayfront/contract/desk/house/policy';
import type { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const percent = (share: number) => ({ kind: 'percent' as const, basisPoints: share * 100 });
const hotel = smallHotel({
  cancellationPolicies: [
    ...written.cancellationPolicies,
    {
      id: 'in-steps',
      freeUntil: { daysBefore: 9, hour: 18 },
      fee: percent(20),
      steps: [
        { after: { daysBefore: 7, hour: 18 }, fee: { kind: 'nights', nights: 1 } },
        { after: { daysBefore: 1, hour: 12 }, fee: { kind: 'fixed', minor: 20_000 } },
      ],
      noShow: percent(100),
    },
  ],
  ratePlans: written.ratePlans.map((plan) =>
    plan.id === 'pay-at-hotel' ? { ...plan, cancellationPolicy: 'in-steps' } : plan,
  ),
});
const { hotelId } = hotel;
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const [roomId, ratePlanId] = ['double', 'pay-at-hotel'] as const;
const api = guestApi(app, hotelId);
const ask = asker(app);
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30)));
beforeEach(() => {
  clock.now = noon;
});

const untils = ['2027-06-02T16:00:00.000Z', '2027-06-04T16:00:00.000Z', '2027-06-10T10:00:00.000Z', null];
// A stay of 135.55 and 136.66: a fifth of 272.21, the first night, a fixed fee, and all of it for not arriving.
const amounts = [0, 5_444, 13_555, 20_000];
const texts = {
  en: [
    'Free cancellation until 2 June 2027, 18:00 (time at the hotel).',
    'Cancelling until 4 June 2027, 18:00 (time at the hotel): 20% of the price of the stay (CHF 54.44).',
    'Cancelling until 10 June 2027, 12:00 (time at the hotel): the price of the first night (CHF 135.55).',
    'Cancelling later: CHF 200.00.',
    'Not arriving: the whole price of the stay (CHF 272.21).',
    'A later step never costs less than an earlier one.',
  ],
  de: [
    'Kostenlose Stornierung bis 2. Juni 2027, 18:00 Uhr (Ortszeit des Hotels).',
    'Bei Stornierung bis 4. Juni 2027, 18:00 Uhr (Ortszeit des Hotels): 20 % des Preises des Aufenthalts (54,44 CHF).',
    'Bei Stornierung bis 10. Juni 2027, 12:00 Uhr (Ortszeit des Hotels): der Preis der ersten Nacht (135,55 CHF).',
    'Bei späterer Stornierung: 200,00 CHF.',
    'Bei Nichtanreise: der volle Preis des Aufenthalts (272,21 CHF).',
    'Eine spätere Stufe kostet nie weniger als eine frühere.',
  ],
  ar: [
    'إلغاء مجاني حتى 2 يونيو 2027، 18:00 (بتوقيت الفندق).',
    'عند الإلغاء حتى 4 يونيو 2027، 18:00 (بتوقيت الفندق): 20% من سعر الإقامة (54.44 CHF).',
    'عند الإلغاء حتى 10 يونيو 2027، 12:00 (بتوقيت الفندق): سعر الليلة الأولى (135.55 CHF).',
    'عند الإلغاء بعد ذلك: 200.00 CHF.',
    'عند عدم الحضور: سعر الإقامة كاملًا (272.21 CHF).',
    'لا تقل تكلفة أي مرحلة لاحقة عن تكلفة المرحلة التي تسبقها.',
  ],
};

describe.each(['en', 'de', 'ar'] as const)('a cancellation in steps, read in %s', (lang) => {
  test('says the same at the price, before the booking, in the reservation and before it is cancelled', async () => {
    const product = await api.findProduct(roomId, ratePlanId, { ...june, lang });
    expect(product.cancellationConditions).toEqual({ condition: 'free', freeUntil: untils[0] });
    const unpriced = texts[lang].map((text) => text.replace(/ \((?:CHF )?\d+[.,]\d\d(?: CHF)?\)/, ''));
    expect(plain(product.cancellationPolicyText)).toBe(unpriced.join(' '));

    const { body: policies } = await ask<CancellationPolicies>('getCancellationPolicies', {
      params: { hotelId },
      query: { start: june.checkIn, end: june.checkOut, roomId, ratePlanId, lang },
    });
    expect(policies.penalties.map(({ until, text }) => [until, plain(text)])).toEqual(
      untils.map((until, place) => [until, unpriced[place]]),
    );
    expect(plain(policies.noShowFee?.text ?? '')).toBe(unpriced[4]);
    expect(policies.text).toBe(product.cancellationPolicyText);

    const { body: order } = await ask<OrderConditions>('getOrderConditions', {
      params: { hotelId },
      body: { roomStays: [{ reference: product.reference }], lang },
    });
    expect(order.roomStays.map(({ cancellationPolicyText }) => plain(cancellationPolicyText))).toEqual([
      texts[lang].join(' '),
    ]);
    expect(order.roomStays[0]?.cancellationSteps?.map(({ until, amount }) => [until, amount])).toEqual(
      untils.map((until, place) => [until, amounts[place]]),
    );
    expect(order.roomStays[0]?.noShowFee).toMatchObject({ amount: 27_221 });

    const { body: booked } = await api.book(bookingOf([product.reference]));
    const { body: reservation } = await api.readReservation(booked.reservationId, { t: booked.token, lang });
    expect((reservation as unknown as Reservation).roomStays).toMatchObject(order.roomStays);
    const { body: terms } = await api.askTerms(booked.reservationId, undefined, lang);
    expect(plain((terms as unknown as CancellationTerms).text)).toBe(texts[lang].join(' '));
    await api.cancel(booked.reservationId);
  });
});

test('as time passes the price says the step that holds, and no quote of before is kept from its text', async () => {
  const said = async () => {
    const { cancellationConditions, cancellationPolicyText } = await api.findProduct(roomId, ratePlanId, june);
    return [cancellationConditions.condition, plain(cancellationPolicyText).slice(0, 40)];
  };
  const seen = [await said()];
  for (const until of untils.slice(0, 3)) {
    clock.now = Date.parse(until ?? '') + 1;
    seen.push(await said());
  }
  clock.now = noon;
  seen.push(await said());
  expect(seen).toEqual([
    ['free', 'Free cancellation until 2 June 2027, 18:'],
    ['flexible', 'Cancelling until 4 June 2027, 18:00 (tim'],
    ['flexible', 'Cancelling until 10 June 2027, 12:00 (ti'],
    ['flexible', 'Cancelling costs CHF 200.00. Not arrivin'],
    ['free', 'Free cancellation until 2 June 2027, 18:'],
  ]);
});

test('who writes the policy at the desk reads what guests will read, before it is in the house', async () => {
  const policy = hotel.cancellationPolicies.at(-1);
  const desk = operatorApi(app, database.db, hotelId, clock);
  const cookie = await desk.enter('mara@probe.example', 'reader');
  const read = async (body: object) =>
    (await desk.ask(describeHousePolicy, { cookie, body: { arrival: june.checkIn, ...body } })).json<PolicyInWords>();
  for (const lang of ['en', 'de', 'ar'] as const) {
    const { steps, noShow, note } = await read({ policy, nightPrices: [13_555, 13_666], lang });
    expect(steps.map(({ until }) => until)).toEqual(untils);
    expect([...steps.map(({ text }) => plain(text)), plain(noShow ?? ''), note]).toEqual(texts[lang]);
  }
  const never = { id: 'never', freeUntil: null, fee: percent(100) };
  const { steps } = await read({ policy: never, nightPrices: [20_000], currency: 'EUR', lang: 'en' });
  expect(steps).toMatchObject([{ until: null, text: expect.stringContaining('€200.00') as string }]);
  const cheaper = { ...never, steps: [{ after: { daysBefore: 1, hour: 9 }, fee: percent(50) }] };
  expect(await read({ policy: cheaper, nightPrices: [20_000], lang: 'en' })).toMatchObject({ code: 'input.invalid' });
});
