import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import type { WhyNothing } from '@stayfront/contract/offer';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, getRoomsAvailabilities, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';

// Children of this hotel are 4 to 12, infants 0 to 3.
const getConfig = { ...hotelExamples.getConfig.answer, asksAges: true };
const home = `/1001?${stayInJune}`;
const open = async (url: string, answers: Record<string, unknown> = {}, language: 'en' | 'de' = 'en') => {
  const shown = await showScreen(url, { answers: { ...exampleHotel, getConfig, ...answers }, language });
  await screen.findAllByRole('article', { hidden: true });
  return shown;
};
const asked = (calls: readonly Call[]) =>
  calls.findLast(({ operationId }) => operationId === 'getRoomsAvailabilities')?.query as Record<string, unknown>;
const age = (name: string, panel: HTMLElement) => get('combobox', name, panel) as HTMLSelectElement;
const agesIn = (panel: HTMLElement) =>
  all('combobox', /^Age of /, panel).map((one) => (one as HTMLSelectElement).value);
/** Numbers stay with what they count, by signs that nobody sees. */
const said = () => document.body.textContent.replaceAll('\u00a0', ' ');
const note = 'Prices are for the oldest age: ';
const tell = 'Tell us the ages for the exact price';
/** Where the browser has no sizes, its window still says how wide it is: phones have sheets instead of panels. */
const widen = (width: number, height: number) => {
  const { happyDOM } = globalThis as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width, height });
};

beforeEach(() => resetSession(1001));
afterEach(() => widen(1024, 768));

describe.each([
  { where: 'at a desk', width: 1280, height: 900, button: /^Guests and rooms/ },
  { where: 'on a phone', width: 390, height: 844, button: /^Guests 2 adults/ },
])('the panel of guests $where', ({ width, height, button }) => {
  beforeEach(() => widen(width, height));

  test('asks for the age of each child and infant below the numbers, and the address keeps them', async () => {
    const { user, calls, address, goBack } = await open(home);
    await user.click(all('button', button)[0] ?? document.body);
    const panel = await find('dialog', 'Who is coming?');
    expect(all('combobox', undefined, panel)).toEqual([]);
    await user.click(get('button', 'More: Children', panel));
    await user.click(get('button', 'More: Children', panel));
    await user.click(get('button', 'More: Infants', panel));
    expect(all('combobox', undefined, panel).map((one) => (one as HTMLSelectElement).labels[0]?.textContent)).toEqual([
      'Age of child 1',
      'Age of child 2',
      'Age of infant 1',
    ]);
    const choices = (name: string) => [...age(name, panel).options].map(({ text }) => text);
    expect(choices('Age of child 1')).toEqual([
      'Age?',
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((years) => `${years} years`),
    ]);
    expect(choices('Age of infant 1')).toEqual(['Age?', 'under 1 year', '1 year', '2 years', '3 years']);
    await user.selectOptions(age('Age of child 1', panel), '11 years');
    await user.selectOptions(age('Age of child 2', panel), '7 years');
    await user.selectOptions(age('Age of infant 1', panel), '1 year');
    await user.click(get('button', 'Apply', panel));
    await waitFor(() => expect(address()).toContain('nbChildren=2&nbInfants=1&ages=11%2C7%2C1'));
    await waitFor(() => expect(asked(calls)).toMatchObject({ nbChildren: 2, nbInfants: 1, ages: '11,7,1' }));
    await screen.findByText(/2 adults, 2 children \(11 years, 7 years\), 1 infant \(1 year\)/);
    expect(said()).not.toContain(note);
    goBack();
    await waitFor(() => expect(address()).toBe(home));
    await waitFor(() => expect(said()).not.toContain('11 years'));
  });

  test('lets go of the last age with the last child, and does not bring it back', async () => {
    const { user, address } = await open(`${home}&nbAdults=2&nbChildren=2&nbInfants=1&ages=11,7,1`);
    await user.click(all('button', button)[0] ?? document.body);
    const panel = await find('dialog', 'Who is coming?');
    expect(agesIn(panel)).toEqual(['11', '7', '1']);
    await user.click(get('button', 'Fewer: Children', panel));
    expect(agesIn(panel)).toEqual(['11', '1']);
    await user.click(get('button', 'More: Children', panel));
    expect(agesIn(panel)).toEqual(['11', '', '1']);
    await user.click(get('button', 'Fewer: Infants', panel));
    await user.click(get('button', 'Fewer: Children', panel));
    await user.click(get('button', 'Apply', panel));
    await waitFor(() => expect(address()).toMatch(/nbChildren=1&ages=11$/));
  });

  test('can be left without ages: the page says which are assumed, and leads back', async () => {
    const { user, calls, address } = await open(home);
    await user.click(all('button', button)[0] ?? document.body);
    const panel = await find('dialog', 'Who is coming?');
    await user.click(get('button', 'More: Children', panel));
    await user.click(get('button', 'More: Infants', panel));
    await user.click(get('button', 'Apply', panel));
    await waitFor(() => expect(address()).toContain('nbChildren=1&nbInfants=1'));
    expect(address()).not.toContain('ages');
    await waitFor(() => expect(asked(calls)['nbChildren']).toBe(1));
    await waitFor(() => expect(said()).toContain(`${note}1 child (12 years), 1 infant (3 years).`));
    await user.click(get('button', tell));
    const sheet = await find('dialog', 'Who is coming?');
    await user.selectOptions(age('Age of child 1', sheet), '5 years');
    await user.click(get('button', 'Apply', sheet));
    // The infant's age is still that of the oldest, and from now on it says so itself.
    await waitFor(() => expect(address()).toContain('ages=5%2C3'));
    await waitFor(() => expect(said()).not.toContain(note));
  });
});

test('each room keeps its own ages while others come and go', async () => {
  const { user, address } = await open(`${home}&nbAdults=2,1,2&nbChildren=1,0,1&ages=11;;7`);
  await user.click(get('button', /^Guests and rooms/));
  const panel = await find('dialog', 'Who is coming?');
  const room = (number: number) => get('region', `Room ${number}`, panel);
  expect([1, 2, 3].map((number) => agesIn(room(number)))).toEqual([['11'], [], ['7']]);
  await user.click(get('button', 'Remove room 2', panel));
  await user.click(get('button', 'More: Adults', room(1)));
  expect([1, 2].map((number) => agesIn(room(number)))).toEqual([['11'], ['7']]);
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(address()).toContain('nbAdults=3%2C2&nbChildren=1%2C1&ages=11%3B7'));
});

test('a hotel whose prices know no ages asks for none, and a link’s are kept', async () => {
  const { user, calls, address } = await open(`${home}&nbAdults=2&nbChildren=1&ages=7`, {
    getConfig: hotelExamples.getConfig.answer,
  });
  expect(asked(calls)).toMatchObject({ ages: '7' });
  await user.click(get('button', /^Guests and rooms/));
  const panel = await find('dialog', 'Who is coming?');
  expect(all('combobox', undefined, panel)).toEqual([]);
  await user.click(get('button', 'Fewer: Adults', panel));
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(address()).toContain('nbAdults=1&nbChildren=1&ages=7'));
  expect(said()).not.toContain(note);
});

test('the page of a room says which ages its price is for', async () => {
  const url = `/1001/room/double?${stayInJune}&nbAdults=2&nbChildren=2`;
  const { user, address } = await showScreen(url, { answers: { ...exampleHotel, getConfig } });
  await user.click(await find('button', tell));
  expect(said()).toContain(`${note}2 children (12 years, 12 years).`);
  const sheet = await find('dialog', 'Who is coming?');
  await user.selectOptions(age('Age of child 2', sheet), '4 years');
  await user.click(get('button', 'Apply', sheet));
  await waitFor(() => expect(address()).toContain('ages=12%2C4'));
});

describe('a booked room that is to be changed', () => {
  const { hotelId, reservationId } = exampleReservation;
  const url = `/${hotelId}/reservation/${reservationId}/change/0?t=the-token`;
  const [stay] = exampleReservation.roomStays;
  const bounds = { guestsBounds: hotelExamples.getConfig.answer.guestsBounds };
  const family = (ages?: number[]) => ({
    ...exampleReservation,
    roomStays: [{ ...stay, nbChildren: 1, ...(ages ? { ages } : {}) }],
  });
  const openChange = (ages?: number[]) =>
    showScreen(url, {
      answers: { getConfig: { ...getConfig, ...bounds }, getReservation: family(ages) },
    });

  test('keeps the ages of its children, and asks for that of one who comes in addition', async () => {
    const { user, calls, address } = await openChange([7]);
    await user.click(await find('button', /^Guests 2\sadults, 1\schild \(7\syears\)/));
    const sheet = await find('dialog', 'Who is coming?');
    expect(agesIn(sheet)).toEqual(['7']);
    await user.click(get('button', 'More: Children', sheet));
    expect(agesIn(sheet)).toEqual(['7', '']);
    await user.selectOptions(age('Age of child 2', sheet), '5 years');
    await user.click(get('button', 'Apply', sheet));
    await waitFor(() => expect(address()).toContain('nbChildren=2&nbInfants=0&ages=7%2C5'));
    const lastAsked = () => calls.findLast(({ operationId }) => operationId === 'getChangeOffers')?.query;
    await waitFor(() => expect(lastAsked()).toMatchObject({ nbChildren: 2, ages: '7,5' }));
  });

  test('was booked before ages were asked for: the page says which are assumed', async () => {
    const { user } = await openChange();
    await user.click(await find('button', tell));
    await find('dialog', 'Who is coming?');
    expect(said()).toContain(`${note}1 child (12 years).`);
  });
});

test('a guest’s own page says how old the children are', async () => {
  const { hotelId, reservationId, roomStays } = exampleReservation;
  const family = { ...exampleReservation, roomStays: roomStays.map((stay) => ({ ...stay, nbChildren: 1, ages: [7] })) };
  await showScreen(`/${hotelId}/reservation/${reservationId}?t=the-token`, { answers: { getReservation: family } });
  expect(await screen.findByText(/2 adults, 1 child \(7 years\)/)).toBeTruthy();
});

const reasons: readonly WhyNothing[] = [
  { code: 'too-many-adults', most: 2 },
  { code: 'too-many-children', most: 0 },
  { code: 'too-many-children', most: 1 },
  { code: 'too-many-infants', most: 0 },
  { code: 'too-few-persons', least: 3 },
  { code: 'too-few-children', least: 1 },
  { code: 'no-party-price', persons: 1 },
  { code: 'no-age-price', age: 9 },
  { code: 'too-few-adults', least: 2 },
  { code: 'departure-weekday', weekdays: [6] },
  { code: 'too-soon', days: 30, dates: ['2027-07-01'] },
  { code: 'too-far', days: 3, dates: ['2027-06-04'] },
];
const words = {
  en: [
    'A room takes 2 adults at most.',
    'Children are not taken.',
    'A room takes 1 child at most.',
    'Infants are not taken.',
    'For 3 guests or more.',
    'For families with 1 child or more.',
    'Cannot be booked for 1 guest on these days.',
    'Children of 9 years cannot be booked on these days.',
    'Adults in a room at least: 2.',
    'Departures on these days only: Saturday.',
    'Earliest arrival: Thu 1 July.',
    'Latest arrival: Fri 4 June.',
  ],
  de: [
    'Höchstens 2 Erwachsene pro Zimmer.',
    'Keine Kinder möglich.',
    'Höchstens 1 Kind pro Zimmer.',
    'Keine Kleinkinder möglich.',
    'Ab 3 Gästen.',
    'Für Familien ab 1 Kind.',
    'An diesen Tagen nicht für 1 Gast buchbar.',
    'Für Kinder von 9 Jahren ist an diesen Tagen keine Buchung möglich.',
    'Erwachsene im Zimmer mindestens: 2.',
    'Abreise nur an diesen Tagen: Samstag.',
    'Früheste Anreise: Do',
    'Späteste Anreise: Fr',
  ],
};

test.each(['en', 'de'] as const)('who is not taken is said in %s, each reason in its own words', async (language) => {
  const none = (call: Call) => ({ ...getRoomsAvailabilities(call), availabilities: [], reasons, nearestStays: [] });
  const answers = { ...exampleHotel, getConfig, getRoomsAvailabilities: none };
  await showScreen(`${home}&lang=${language}`, { answers, language });
  for (const sentence of words[language]) await waitFor(() => expect(said()).toContain(sentence));
});
