import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { channelCookies } from '../../app/flow/channel-cookies.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, getRoomsAvailabilities, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const home = `/1001?${stayInJune}`;
const config = hotelExamples.getConfig.answer;
const { guestsBounds } = config;

const open = async (url: string, answers: Record<string, unknown> = {}, language: 'en' | 'de' = 'en') => {
  const shown = await showScreen(url, { answers: { ...exampleHotel, ...answers }, language });
  await screen.findAllByRole('article', { hidden: true });
  return shown;
};
const guestsButton = () => get('button', /^Guests and rooms/);
const openGuests = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(guestsButton());
  return find('dialog', 'Who is coming?');
};

beforeEach(() => resetSession(1001));

test('B05 guests are counted room by room, within the bounds of the hotel', async () => {
  const { user } = await open(home);
  const panel = await openGuests(user);
  const more = get('button', 'More: Adults', panel);
  for (let adults = 2; adults < guestsBounds.adults.max; adults++) await user.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(textOf(get('group', 'Adults', panel))).toContain(String(guestsBounds.adults.max));
  expect(textOf(panel)).toContain(`${guestsBounds.children.fromAge} to ${guestsBounds.children.toAge} years`);
  expect(get('button', 'Fewer: Infants', panel).getAttribute('aria-disabled')).toBe('true');
});

test('B05 a house for adults only asks for no children', async () => {
  const none = { min: 0, max: 0, fromAge: 0, toAge: 12 };
  const getConfig = { ...config, guestsBounds: { adults: { min: 1, max: 2 }, children: none, infants: none } };
  const { user } = await open(`${home}&nbAdults=9&nbChildren=3`, { getConfig });
  expect(textOf(guestsButton())).toContain('2 adults, 1 room');
  const panel = await openGuests(user);
  expect(all('group', undefined, panel)).toEqual([get('group', 'Adults', panel)]);
  expect(get('button', 'More: Adults', panel).getAttribute('aria-disabled')).toBe('true');
});

test('B01 a reservation has up to four rooms, each with its own guests', async () => {
  const { user, address } = await open(home);
  const panel = await openGuests(user);
  const add = get('button', 'Add another room', panel) as HTMLButtonElement;
  for (let rooms = 1; rooms < 4; rooms++) await user.click(add);
  expect(add.disabled).toBe(true);
  expect(textOf(panel)).toContain('Up to 4 rooms in one reservation');
  const second = get('region', 'Room 2', panel);
  await user.click(get('button', 'Fewer: Adults', second));
  await user.click(get('button', 'More: Children', second));
  await user.click(get('button', 'Remove room 4', panel));
  expect(document.activeElement).toBe(add);
  expect(add.disabled).toBe(false);
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(address()).toMatch(/nbAdults=2%2C1%2C2&nbChildren=0%2C1%2C0/));
  await waitFor(() => expect(textOf(guestsButton())).toContain('5 adults, 1 child, 3 rooms'));
});

test('B08 Reset guests means as few as the hotel takes', async () => {
  const { user, address } = await open(`${home}&nbAdults=3&nbChildren=2`);
  const panel = await openGuests(user);
  await user.click(get('button', 'Reset guests', panel));
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(address()).toMatch(/nbAdults=1$/));
});

test('B06 a promo code loses its spaces and small letters, and there is nothing to apply without one', async () => {
  const { user, calls, address } = await open(home);
  await user.click(all('button', /^Promo code/)[0] ?? document.body);
  const panel = await find('dialog', 'Promo code');
  const field = get('textbox', 'Promo code', panel) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  expect((get('button', 'Apply', panel) as HTMLButtonElement).disabled).toBe(true);
  await user.type(field, ' wel come 10 ');
  expect(field.value).toBe('WELCOME10');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(address()).toContain('promoCode=WELCOME10'));
  await waitFor(() => expect(calls.at(-1)?.query ?? calls.at(-2)?.query).toMatchObject({ promoCode: 'WELCOME10' }));
  await user.click(all('button', /^Promo code WELCOME10/)[0] ?? document.body);
  await user.click(get('button', 'Remove the code', await find('dialog', 'Promo code')));
  await waitFor(() => expect(address()).not.toContain('promoCode'));
});

test('B01 a hotel without promotions asks for no code', async () => {
  await open(home, { getConfig: { ...config, hasPromotions: false } });
  expect(all('button', /^Arrival/)).toHaveLength(1);
  expect(all('button', /^Promo code/)).toEqual([]);
});

test('B01 B08 Reset your search leads back to tonight for two, and is there only when there is something to reset', async () => {
  const { user, address } = await open(`${home}&nbAdults=1,1&lang=de&theme=dark`, {}, 'de');
  await user.click(all('button', 'Suche zurücksetzen')[0] ?? document.body);
  await waitFor(() => expect(address()).toBe('/1001?lang=de&theme=dark'));
  await waitFor(() => expect(textOf(get('button', /^Gäste und Zimmer/))).toContain('2 Erwachsene, 1 Zimmer'));
  expect(all('button', 'Suche zurücksetzen')).toEqual([]);
});

test('B09 pressing Search again and again asks once, with the old rooms out of the way', async () => {
  let gate = Promise.resolve();
  const { user, calls } = await open(home, {
    getRoomsAvailabilities: async (call: Call) => {
      await gate;
      return getRoomsAvailabilities(call);
    },
  });
  const asked = () => calls.filter(({ operationId }) => operationId === 'getRoomsAvailabilities').length;
  const before = asked();
  const answer = Promise.withResolvers<void>();
  gate = answer.promise;
  await user.tripleClick(get('button', 'Search'));
  await waitFor(() => expect(all('article')).toEqual([]));
  await user.click(all('button', 'Please wait', all('search')[0])[0] ?? document.body);
  answer.resolve();
  await screen.findAllByText('Twin Room');
  expect(asked()).toBe(before + 1);
});

test('A15 B07 dates in the past are told, and lead to tonight', async () => {
  const { user, address } = await open('/1001?checkIn=2020-01-01&checkOut=2020-01-03&lang=en');
  const warning = await find('alertdialog');
  expect(textOf(warning)).toContain('Your check-in date is in the past. Please, select a valid date');
  await user.click(get('button', 'OK', warning));
  await waitFor(() => expect(all('alertdialog')).toEqual([]));
  expect(address()).toBe('/1001?lang=en');
});

test('B07 a page that was left open until the next day says that its dates are past and begins anew by a fresh page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  let isNextDay = false;
  const { user } = await open(home, {
    getRoomsAvailabilities: (call: Call) => {
      if (isNextDay) throw new RefusedCall(problemOf({ refused: 'date.past' }));
      return getRoomsAvailabilities(call);
    },
  });
  isNextDay = true;
  await user.click(get('button', 'Search'));
  const warning = await find('alertdialog');
  expect(textOf(warning)).toContain('Your check-in date is in the past. Please, select a valid date');
  await user.click(get('button', 'OK', warning));
  expect(assign).toHaveBeenCalledWith('/1001');
});

test('A15 J04 what is looked for is told to the hotel, with the partner who sent the guest', async () => {
  document.cookie = `${channelCookies.refid}=TripAdvisor-7; path=/`;
  document.cookie = `${channelCookies.channelId}=304; path=/`;
  const { user, calls } = await open(home);
  const panel = await openGuests(user);
  await user.click(get('button', 'Add another room', panel));
  await user.click(get('button', 'Apply', panel));
  const two = { nbAdults: 2, nbChildren: 0, nbInfants: 0 };
  await waitFor(() =>
    expect(calls.findLast(({ operationId }) => operationId === 'submitSearchInfo')?.body).toMatchObject({
      rooms: [two, two],
      currency: 'CHF',
      sessionId: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
      channelParameters: { refid: 'TripAdvisor-7', channelId: 304 },
    }),
  );
});
