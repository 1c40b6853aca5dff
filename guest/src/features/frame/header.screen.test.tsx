import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { otherCurrencies, preferredCurrencies } from '@stayfront/rules/currency/currencies';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, getDescriptiveInfo, getRoomsAvailabilities, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const home = `/1001?${stayInJune}`;
const config = hotelExamples.getConfig.answer;
const open = async (url: string, answers: Record<string, unknown> = {}) => {
  const shown = await showScreen(url, { answers: { ...exampleHotel, ...answers } });
  await find('contentinfo');
  return shown;
};
const banner = () => all('banner')[0] ?? document.body;
const footer = () => get('contentinfo');

beforeEach(() => resetSession(1001));

test('A14 the logo leads home from another page', async () => {
  const { user, address } = await open('/1001/reservation/cancel');
  await user.click(get('link', /^Hotel Seeblick/, banner()));
  await waitFor(() => expect(address()).toBe('/1001'));
});

test('A14 at home on a desk the logo opens the hotel’s own site in a new tab', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('min-width: 1280px'), media: query }) as never,
  );
  await open(home);
  const site = await find('link', /^Hotel Seeblick.*Opens the hotel’s website in a new tab$/, banner());
  expect(site.getAttribute('target')).toBe('_blank');
  expect(site.getAttribute('href')).toMatch(/^https:/);
});

test('A16 a picture as logo is part of the premium subscription', async () => {
  await open(home);
  expect(banner().querySelectorAll('img')).toHaveLength(1);
});

test('A16 with another subscription the name stands there instead', async () => {
  await open(home, { getConfig: { ...config, subscription: 'basic' } });
  expect(banner().querySelectorAll('img')).toHaveLength(0);
  expect(textOf(banner())).toContain('Hotel Seeblick');
});

test('F04 the currency list has the preferred ones, a divider, and the others', async () => {
  const currencies = [...preferredCurrencies, ...otherCurrencies];
  const { user } = await open(home, { getConfig: { ...config, currencies } });
  await user.click(get('button', 'Currency: CHF'));
  const list = await find('dialog', 'Currency');
  await waitFor(() => expect(document.activeElement).toBe(get('button', /^CHF/, list)));
  const groups = all('list', undefined, list).map((one) =>
    [...one.querySelectorAll('button > span')].map((name) => name.textContent),
  );
  expect(groups).toEqual([[...preferredCurrencies], [...otherCurrencies]]);
  expect(groups[1]).toEqual(groups[1]?.toSorted());
});

test('A17 a chosen currency is in the address', async () => {
  const pay = vi.fn();
  const { user, address } = await showScreen(home, { answers: exampleHotel, visit: { pay } });
  await user.click(await find('button', 'Currency: CHF'));
  await find('dialog', 'Currency');
  await user.keyboard('u');
  expect(document.activeElement).toBe(get('button', /^USD/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain('currency=USD'));
  expect(pay).toHaveBeenCalledWith('USD');
});

test('F04 a house whose provider charges its own currency alone offers no other', async () => {
  await open(home, { getConfig: { ...config, paymentSolutionsProvider: 'JUSPAY' } });
  expect(all('button', /^Language/)).not.toEqual([]);
  expect(all('button', /^Currency/)).toEqual([]);
});

test('A13 the footer leads to privacy, terms and cancelling', async () => {
  const hotelInfo = [900, 901].map((detailsCode) => ({ detailsCode, text: 'Words', language: 'en' }));
  await open(home, { getDescriptiveInfo: { ...getDescriptiveInfo, hotelInfo } });
  for (const name of [/^Privacy policy/, /^General terms/, /^Accessibility/])
    expect(get('link', name, footer()).getAttribute('target')).toBe('_blank');
  expect(get('link', 'Cancel a reservation', footer()).getAttribute('href')).toBe('/1001/reservation/cancel');
});

test('A13 a house without terms has no link to them', async () => {
  await open(home);
  get('link', /^Privacy policy/, footer());
  expect(all('link', /^General terms/, footer())).toEqual([]);
});

test('A13 where a reservation is cancelled the footer leads back to the rooms', async () => {
  await open('/1001/reservation/cancel');
  expect(all('link', 'Cancel a reservation', footer())).toEqual([]);
  expect(get('link', 'Book a room', footer()).getAttribute('href')).toBe('/1001');
});

test('A13 while prices are loading the links of the footer wait', async () => {
  let gate = Promise.resolve();
  const { user, address } = await open(home, {
    getRoomsAvailabilities: async (call: Call) => {
      await gate;
      return getRoomsAvailabilities(call);
    },
  });
  await find('article', 'Twin Room');
  const answer = Promise.withResolvers<void>();
  gate = answer.promise;
  await user.click(get('button', 'Search'));
  const cancel = () => get('link', 'Cancel a reservation', footer());
  await waitFor(() => expect(cancel().getAttribute('aria-disabled')).toBe('true'));
  await user.click(cancel());
  expect(address()).toBe(home);
  answer.resolve();
  await waitFor(() => expect(cancel().getAttribute('aria-disabled')).toBeNull());
});

test('A14 the menu of a phone has the way home, cancelling and the legal pages, light, language and currency', async () => {
  const light = vi.fn();
  const { user, address } = await showScreen(home, { answers: exampleHotel, visit: { light } });
  await user.click(await find('button', 'Menu'));
  const menu = await find('dialog', 'Hotel Seeblick');
  expect(all('link', undefined, menu).map(textOf)).toEqual(
    ['Home', 'Cancel a reservation', 'Privacy policy', 'Accessibility'].map((name) => expect.stringContaining(name)),
  );
  await user.click(get('button', 'Dark mode', menu));
  expect(light).toHaveBeenCalledWith('dark');
  await user.click(get('button', /^EUR/, menu));
  await waitFor(() => expect(address()).toContain('currency=EUR'));
  await waitFor(() => expect(all('dialog', 'Hotel Seeblick')).toEqual([]));
});
