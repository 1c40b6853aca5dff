import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../../app/flow/reset-session.ts';
import { all, find, get } from '../../../testing/by-role.ts';
import { exampleHotel, productOf, stayInJune } from '../../../testing/example-hotel.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

const home = `/1001?${stayInJune}`;
const everyRoom = ['Double Room with Lake View', 'Twin Room', 'Junior Suite', 'Lake Suite'];

const open = async (query = '') => {
  const shown = await showScreen(`${home}${query}`, { answers: { ...exampleHotel, getPackagesAvailabilities: none } });
  await screen.findByText(/rooms? for your stay|Can’t find rooms/);
  await find('slider', 'At least');
  return shown;
};
const none = { packages: [] };
const panel = () => get('complementary', 'Filters');
const tick = (name: RegExp | string) => get('checkbox', name, panel()) as HTMLInputElement;
const slider = (name: string) => get('slider', name, panel()) as HTMLInputElement;
const shownRooms = () => all('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => resetSession(1001));

test('C02 the slider reaches from the cheapest to the dearest night, over twenty columns', async () => {
  const { container } = await open();
  expect(slider('At least').value).toBe(String(Math.floor(productOf('twin', 'non-refundable').averagePerNight / 100)));
  expect(slider('At most').value).toBe(String(Math.ceil(productOf('suite', 'pay-at-hotel').averagePerNight / 100)));
  expect(container.querySelectorAll('.hist i')).toHaveLength(20);
});

test('C02 a price range in the address leaves the rooms that have a rate within it', async () => {
  await open('&price=CHF-400-999999');
  expect(slider('At least').value).toBe('400');
  expect(shownRooms()).toEqual(['Lake Suite']);
});

test('C02 other guests begin with the whole price range again, and keep the rest', async () => {
  const { user, address } = await open('&price=CHF-400-999999&amenity=7');
  await user.click(get('button', /^Guests and rooms/));
  const guests = await find('dialog', 'Who is coming?');
  await user.click(get('button', 'Fewer: Adults', guests));
  await user.click(get('button', 'Apply', guests));
  await waitFor(() => expect(address()).toMatch(/nbAdults=1/));
  await waitFor(() => expect(address()).not.toContain('price='));
  expect(address()).toContain('amenity=7');
});

test('C02 “All rooms” is ticked when no room type is, and again when all are', async () => {
  const { user, address } = await open();
  expect(tick(/^All rooms/).checked).toBe(true);
  await user.click(tick(/^Twin Room/));
  await waitFor(() => expect(shownRooms()).toEqual(['Twin Room']));
  expect(tick(/^All rooms/).checked).toBe(false);
  for (const name of [/^Double/, /^Junior/, /^Lake Suite/]) await user.click(tick(name));
  await waitFor(() => expect(tick(/^All rooms/).checked).toBe(true));
  for (const name of everyRoom) expect(tick(new RegExp(`^${name}`)).checked).toBe(false);
  expect(address()).not.toContain('roomType');
  expect(shownRooms()).toEqual(everyRoom);
});

test('C02 a room type is found by a part of its name', async () => {
  await open('&roomType=Suite');
  expect(shownRooms()).toEqual(['Junior Suite', 'Lake Suite']);
  expect(tick(/^Junior Suite/).checked).toBe(true);
  expect(tick(/^Lake Suite/).checked).toBe(true);
});

test('C02 a room needs all the facilities that are ticked; “all” ticks all of them or none', async () => {
  const { user, address } = await open();
  await user.click(tick(/^Bathtub/));
  await waitFor(() => expect(shownRooms()).toEqual(['Junior Suite', 'Lake Suite']));
  await user.click(tick(/^Fireplace/));
  await waitFor(() => expect(shownRooms()).toEqual(['Lake Suite']));
  await user.click(tick('All facilities'));
  await find('heading', 'Can’t find rooms matching this selection');
  expect(tick(/^Balcony/).checked).toBe(true);
  await user.click(tick('All facilities'));
  await waitFor(() => expect(shownRooms()).toEqual(everyRoom));
  expect(address()).not.toContain('amenity');
});

test('C02 “Clear all” brings everything back, also from nothing at all', async () => {
  const { user } = await open('&roomType=Twin+Room&amenity=185');
  const clear = await find('button', 'Clear all filters');
  expect(shownRooms()).toEqual([]);
  await user.click(clear);
  await waitFor(() => expect(shownRooms()).toEqual(everyRoom));
  await user.click(tick(/^Twin Room/));
  await waitFor(() => expect(shownRooms()).toEqual(['Twin Room']));
  await user.click(get('button', 'Clear all', panel()));
  await waitFor(() => expect(shownRooms()).toEqual(everyRoom));
});

test('a name of another language in a link hides nothing', async () => {
  await open('&roomType=Zweibettzimmer');
  expect(shownRooms()).toEqual(everyRoom);
});

test('B04 C02 on a phone the filters open as a panel; nothing changes behind it until they are applied', async () => {
  const { user, address } = await open();
  await user.click(get('button', /^Filters/));
  const sheet = await find('dialog', 'Filters');
  await user.click(get('checkbox', /^Twin Room/, sheet));
  expect(address()).not.toContain('roomType');
  get('button', 'Show 1 room', sheet);
  await user.click(get('button', 'Clear all', sheet));
  get('button', 'Show 4 rooms', sheet);
  await user.click(get('checkbox', /^Lake Suite/, sheet));
  await user.click(get('button', 'Show 1 room', sheet));
  await waitFor(() => expect(all('dialog')).toEqual([]));
  expect(shownRooms()).toEqual(['Lake Suite']);
  get('button', /^Filters.*1/);
});
