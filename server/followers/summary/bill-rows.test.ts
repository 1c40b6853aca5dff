import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { Reservation } from '@stayfront/contract/reservation';
import { expect, test } from 'vitest';
import { calendarFileFor } from '../document/calendar-file-for.ts';
import { confirmationSheet } from '../document/confirmation-sheet.ts';
import { billRows } from './bill-rows.ts';
import { composeConfirmation } from '../message/compose-confirmation.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { writeDay } from '../../platform/texts/write-day.ts';

/** Two rooms of a Swiss house for a guest who thinks in dollars: one is paid in advance, one at the hotel. */
const mixed = Reservation.parse({
  ...exampleReservation,
  status: 'pay',
  currency: 'USD',
  hotelCurrency: 'CHF',
  exchangeRate: { rate: 1.2, date: '2027-05-02' },
  totalPrice: 187_420,
  hotelTotalPrice: 156_180,
  payableNow: 58_209,
  hotelPayableNow: 48_510,
  payableLater: 129_211,
  hotelPayableLater: 107_670,
  vat: [
    { percentage: 8.1, amount: 972, hotelAmount: 810 },
    { percentage: 3.8, amount: 6_717, hotelAmount: 5_598 },
  ],
  guaranteeCard: { brand: 'visa', suffix: '1111' },
});
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const texts = await textsFor('en');
const letter = {
  config: HotelConfig.parse(hotelExamples.getConfig.answer),
  info: DescriptiveInfo.parse(hotelExamples.getDescriptiveInfo.answer),
  reservation: mixed,
  link: 'https://book.example/1001/reservation/SB4-K7QM2XH9RD?t=0',
  files: { ics: 'https://book.example/ics' },
};

test('what is charged is said in the currency it is charged in, and about what that is beside it', () => {
  const rows = billRows(texts, mixed).map(({ label, amount, about = '' }) => [label, amount, about].map(plain));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Total', 'CHF 1,561.80', '≈ US$1,874.20'],
      ['VAT 8.1%, included', 'CHF 8.10', ''],
      ['VAT 3.8%, included', 'CHF 55.98', ''],
      ['Paid in advance', 'CHF 485.10', '≈ US$582.09'],
      ['Due at the hotel', 'CHF 1,076.70', '≈ US$1,292.11'],
    ]),
  );
  expect(rows.filter(([, amount]) => !amount?.startsWith('CHF') && !amount?.startsWith('≈'))).toEqual([]);
});

test('a guest who thinks in the hotel’s currency has one amount in each line', () => {
  const same = { ...mixed, currency: 'CHF' as const, exchangeRate: null };
  expect(billRows(texts, same).every(({ amount, about }) => about === undefined && !amount.includes('≈'))).toBe(true);
});

test('each offer has a line with its name, and what they leave of the discount is the promotion’s', () => {
  const [stay] = mixed.roomStays;
  if (!stay) throw new RangeError('The example has a room');
  const offers = [
    { offerId: 'week', name: 'Stay 7, pay 6', totalDiscount: 9_000 },
    { offerId: 'early', name: 'Early booking', totalDiscount: 1_500 },
  ];
  const discounts = (changes: object): string[][] =>
    billRows(texts, { ...mixed, roomStays: [{ ...stay, ...changes }] })
      .filter(({ amount }) => amount.includes('-'))
      .map(({ label, amount }) => [label, plain(amount)]);
  expect(discounts({ totalDiscount: 10_500, offers })).toEqual([
    ['Stay 7, pay 6', '≈ -US$90.00'],
    ['Early booking', '≈ -US$15.00'],
  ]);
  expect(discounts({ totalDiscount: 12_000, offers, promotionCode: 'SUMMER' }).at(-1)).toEqual([
    'Discount with SUMMER',
    '≈ -US$15.00',
  ]);
  expect(discounts({ totalDiscount: 1_200 })).toEqual([['Discount', '≈ -US$12.00']]);
});

test('the mail, laid out and plain, and the PDF say the same amounts', () => {
  const { html, text } = composeConfirmation(texts, letter);
  const sheet = confirmationSheet(texts, { ...letter, reader: 'en' });
  expect(sheet.rows).toEqual(billRows(texts, mixed));
  for (const { amount, about = '' } of sheet.rows) {
    expect(text).toContain(about === '' ? amount : `${amount} (${about})`);
    expect(html).toContain(amount);
    expect(html).toContain(about);
  }
});

test('the mail says who comes, where to, which card stands for it and what cancelling comes to', () => {
  const text = plain(composeConfirmation(texts, letter).text);
  expect(text).toContain('Guests: 2 adults');
  expect(text).toContain('Address: Seestrasse 14, 6004 Lucerne, Switzerland');
  expect(text).toContain('Card kept as a guarantee: Visa ···· 1111');
  expect(text).toContain('Cancelling later costs the price of the first night. For this stay that is £296.00.');
  expect(plain(JSON.stringify(confirmationSheet(texts, { ...letter, reader: 'en' }).facts))).toContain(
    'Visa ···· 1111',
  );
});

test('the rest beyond a deposit has its day, and the card it is taken from', () => {
  const rest = { dueOn: '2027-05-28', amount: 129_211, hotelAmount: 107_670 };
  const split = { ...mixed, payableLater: 0, hotelPayableLater: 0, payableOn: [rest] };
  const rows = (restCard: typeof mixed.guaranteeCard) =>
    billRows(texts, { ...split, restCard }).map(({ label, amount, about }) => plain([label, amount, about].join(' ')));
  const money = 'CHF 1,076.70 ≈ US$1,292.11';
  const day = writeDay('en', '2027-05-28');
  expect(rows(mixed.guaranteeCard)).toContain(`On ${day} from card Visa ···· 1111 ${money}`);
  expect(rows(null)).toContain(`Due on ${day} ${money}`);
  expect(rows(null).some((row) => row.startsWith('Due at the hotel'))).toBe(false);
});

test('a room of a package is told by the package, with what it includes at nothing; the house reads the rate as well', () => {
  const [stay] = mixed.roomStays;
  if (!stay) throw new RangeError('The example has a room');
  const massage = { serviceId: 'massage', name: 'Massage', quantity: 3, totalQuantity: 3, unitPrice: 0, totalPrice: 0 };
  const week = { ...stay, hotelPackageName: 'A week by the lake', ratePlanName: 'Inside', services: [massage] };
  const reservation = Reservation.parse({ ...mixed, roomStays: [week] });
  const rooms = (reader: 'guest' | 'hotel') =>
    billRows(texts, reservation, reader).flatMap(({ room }) => (room === undefined ? [] : [room]));
  expect(rooms('guest')).toEqual([`${stay.roomTypeName} · A week by the lake`]);
  expect(rooms('hotel')).toEqual([`${stay.roomTypeName} · A week by the lake · Inside`]);
  const { text } = composeConfirmation(texts, { ...letter, reservation });
  expect(text).toContain('A week by the lake');
  expect(plain(text)).toContain('Massage × 3: ≈ US$0.00');
  expect(text).not.toContain('Inside');
  const sent = calendarFileFor(texts, { ...letter, reservation, ownAddress: 'no-reply@stay.example', changedAt: 0 });
  expect(sent.content.replaceAll('\r\n ', '')).toContain('A week by the lake');
});
