import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, productOf, stayInJune } from '../../testing/example-hotel.ts';
import { inRoundFrancs } from '../../testing/in-francs.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const today = stayDate('2027-05-20');
const rule = { minStay: null, maxStay: null, isCheckInOnly: false, isCheckOutOnly: false };

/** Two years of nights; in June 2027 a day for every rule that a house can have. */
const getCalendar = {
  ...hotelExamples.getCalendar.answer,
  offerDays: [],
  from: today,
  to: addDays(today, 720),
  currency: 'CHF',
  lowestPrices: Array.from({ length: 721 }, (_, place) => (place === 3 ? null : 13_650 + place * 100)),
  specialDays: [
    { ...rule, date: '2027-06-01', minStay: 3 },
    { ...rule, date: '2027-06-07', maxStay: 2 },
    { ...rule, date: '2027-06-15', isCheckOutOnly: true },
    { ...rule, date: '2027-06-18', isCheckInOnly: true },
  ],
  disabledDays: [
    { date: '2027-06-15', reason: 'closed-to-arrival' },
    { date: '2027-06-25', reason: 'closed' },
  ],
};
const answers = { ...exampleHotel, getCalendar };

const months = ['May', 'June', 'July'];
const nameOf = (date: string): RegExp => {
  const [year, month, day] = date.split('-').map(Number);
  return new RegExp(`^[A-Z][a-z]+,? ${day} ${months[(month ?? 0) - 5]} ${year}(,|$)`);
};
const panel = () => get('dialog', 'When are you coming?');
const day = (date: string) => get('button', nameOf(date), panel());
const isRefused = (date: string) => day(date).getAttribute('aria-disabled') === 'true';

async function openDates(query = stayInJune, button = /^Arrival/, other: Record<string, unknown> = {}) {
  const shown = await showScreen(`/1001?${query}`, { answers: { ...answers, ...other } });
  await screen.findAllByText('Twin Room');
  await shown.user.click(get('button', button));
  await find('dialog', 'When are you coming?');
  await waitFor(() => expect(panel().querySelector('small')?.textContent).not.toBe(''));
  return shown;
}

beforeEach(() => resetSession(1001));

test('every day shows the lowest price that the API has for it, and all days come in one answer', async () => {
  const { user, calls } = await openDates('checkIn=2027-05-22&checkOut=2027-05-23');
  for (const place of [2, 3, 4, 12]) {
    const price = getCalendar.lowestPrices[place];
    expect(day(addDays(today, place)).querySelector('small')?.textContent ?? '').toBe(
      price == null ? '' : String(Math.ceil(price / 100)),
    );
  }
  await user.click(get('button', 'Next month', panel()));
  await user.click(get('button', 'Next month', panel()));
  expect(calls.filter(({ operationId }) => operationId === 'getCalendar')).toHaveLength(1);
});

test('B02 the legend explains min stay, max stay, unavailable, check-in only and check-out only', async () => {
  await openDates();
  expect(all('listitem', undefined, panel()).map(textOf)).toEqual(
    ['Min stay', 'Max stay', 'Unavailable', 'Check-in only', 'Check-out only', 'Lowest price'].map((words) =>
      expect.stringContaining(words),
    ),
  );
  expect(textOf(panel())).toContain('Lowest price per night in CHF for 2 adults');
});

test('offers stand on their days: in the price, or with the nights that they take, in sight and in words', async () => {
  const named = [
    { offerId: 'early', name: 'Early booking', description: null },
    { offerId: 'week', name: 'Stay 7, pay 6', description: null },
  ];
  const offerDays = [
    { offerId: 'early', nights: null, days: [{ from: '2027-06-11', to: '2027-06-30' }] },
    { offerId: 'week', nights: 7, days: [{ from: '2027-06-09', to: '2027-06-12' }] },
  ];
  await openDates(stayInJune, /^Arrival/, {
    getCalendar: { ...getCalendar, offerDays },
    getDescriptiveInfo: { ...exampleHotel.getDescriptiveInfo, offers: named },
  });
  const marked = (date: string) => day(date).querySelector('.mk.offer') !== null;
  expect(['2027-06-08', '2027-06-09', '2027-06-12', '2027-06-13'].map(marked)).toEqual([false, true, true, false]);
  expect(textOf(day('2027-06-09'))).toContain('Stay 7, pay 6 from 7 nights');
  expect(textOf(day('2027-06-11'))).toMatch(/Early booking.*Stay 7, pay 6 from 7 nights/);
  expect(textOf(day('2027-06-13'))).toContain('Early booking');
  expect(textOf(day('2027-06-08'))).not.toContain('Stay 7');
  const legend = all('listitem', undefined, panel()).map(textOf);
  expect(legend).toContainEqual('•Stay 7, pay 6 from 7 nights');
  expect(legend).toContainEqual('In the price: Early booking');
});

test('B02 B03 a closed day says why and cannot be chosen; a stay may end on its morning', async () => {
  const { user, address } = await openDates('checkIn=2027-06-23&checkOut=2027-06-24');
  expect(isRefused('2027-06-25')).toBe(true);
  expect(get('button', /25 June 2027.*Not available on/, panel())).toBe(day('2027-06-25'));
  await user.click(day('2027-06-25'));
  expect(get('button', /, arrival/, panel())).toBe(day('2027-06-23'));
  await user.click(day('2027-06-24'));
  await user.click(day('2027-06-25'));
  await user.click(get('button', 'Apply', panel()));
  await waitFor(() => expect(address()).toContain('checkIn=2027-06-24&checkOut=2027-06-25'));
});

test('B03 a departure before the minimum or after the maximum stay is refused by name', async () => {
  const { user } = await openDates();
  expect(textOf(day('2027-06-01'))).toContain('3+');
  expect(textOf(day('2027-06-07'))).toContain('≤2');
  await user.click(day('2027-06-01'));
  expect(isRefused('2027-06-03')).toBe(true);
  get('button', /3 June 2027.*has at least 3 nights/, panel());
  expect(isRefused('2027-06-04')).toBe(false);
  await user.click(day('2027-06-04'));
  await user.click(day('2027-06-07'));
  get('button', /10 June 2027.*has at most 2 nights/, panel());
});

test('B02 B03 days for check-in only and for check-out only keep to that', async () => {
  const { user } = await openDates();
  expect(isRefused('2027-06-15')).toBe(true);
  await user.click(day('2027-06-14'));
  expect(isRefused('2027-06-15')).toBe(false);
  await user.click(day('2027-06-15'));
  expect(isRefused('2027-06-18')).toBe(false);
  await user.click(day('2027-06-17'));
  get('button', /18 June 2027.*No check-out on/, panel());
});

test('while dates are chosen the panel says what they cost at least', async () => {
  const { user } = await openDates();
  await user.click(day('2027-06-08'));
  expect(textOf(panel())).toContain('Now choose your departure.');
  expect((get('button', 'Apply', panel()) as HTMLButtonElement).disabled).toBe(true);
  await user.click(day('2027-06-10'));
  const least = inRoundFrancs(productOf('twin', 'non-refundable', 2).totalPrice);
  await waitFor(() => expect(textOf(panel())).toContain(`${least} for 2 nights`));
});

test('the departure is changed by itself', async () => {
  const { user, address } = await openDates(stayInJune, /^Departure/);
  await user.click(day('2027-06-16'));
  await user.click(get('button', 'Apply', panel()));
  await waitFor(() => expect(address()).toContain('checkIn=2027-06-11&checkOut=2027-06-16'));
});

test('B08 Reset dates means today and tomorrow', async () => {
  const { user, address } = await openDates();
  await user.click(get('button', 'Reset dates', panel()));
  await user.click(get('button', 'Apply', panel()));
  await waitFor(() => expect(address()).toContain('checkIn=2027-05-20&checkOut=2027-05-21'));
});

test('the calendar is for the guests that were chosen', async () => {
  const { calls } = await openDates(`${stayInJune}&nbAdults=1&nbChildren=2`);
  expect(calls.find(({ operationId }) => operationId === 'getCalendar')?.query).toMatchObject({
    nbAdults: 1,
    nbChildren: 2,
  });
  expect(textOf(panel())).toContain('for 1 adult, 2 children');
});
