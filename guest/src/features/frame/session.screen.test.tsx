import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { sessionLength } from '../../app/flow/session-cookie.ts';
import { partsOnTheirWay } from '@stayfront/ui/parts/waiting.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, getRoomsAvailabilities, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const home = `/1001?${stayInJune}`;
const session = () => /stayfront-session-(\d+)=([A-Za-z0-9]{16})\b/.exec(document.cookie);
const clock = () => all('timer').find((one) => textOf(one).includes('Price held for'));
const ended = () => all('alertdialog', 'Your session has expired');
/** An hour's clocks stand still unless they are told to go on. */
const stopClocks = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
const pass = async (minutes: number) => {
  // What is still fetched would be taken for lost.
  await waitFor(() => expect(partsOnTheirWay()).toBe(0));
  act(() => void vi.advanceTimersByTime(minutes * 60_000));
};
let answered = 0;
/** Prices of one answer begin a session once: these are new ones for every test. */
const anew = <Answer extends object>(answer: Answer) => ({
  ...answer,
  validUntil: new Date(Date.UTC(2027, 5, 1) + answered++).toISOString(),
});
const open = async (url = home) => {
  const answers = {
    ...exampleHotel,
    getRoomsAvailabilities: (call: Call) => anew(getRoomsAvailabilities(call)),
    getBundleData: () => anew(searchExamples.getBundleData.answer),
    getPackagesAvailabilities: () => anew(searchExamples.getPackagesAvailabilities.answer),
  };
  const shown = await showScreen(url, { answers });
  await waitFor(() => expect(clock()).toBeDefined());
  await waitFor(() => expect(session()).not.toBeNull());
  return shown;
};

beforeEach(() => {
  resetSession(1001);
});

test('E01 a session has an id of 16 letters and digits, and lasts 20 minutes', async () => {
  await open();
  expect(session()?.[1]).toBe('1001');
  const end = Number(decodeURIComponent(document.cookie).match(/\.(\d{13})\./)?.[1]);
  expect(end - Date.now()).toBeGreaterThan(sessionLength - 60_000);
  expect(end - Date.now()).toBeLessThanOrEqual(sessionLength);
});

test('E04 the clock counts down, is urgent in the last five minutes and says so to those who listen', async () => {
  stopClocks();
  await open();
  expect(textOf(clock())).toMatch(/20:00|19:\d\d/);
  const readOut = () =>
    [...document.querySelectorAll('[aria-live=polite]')]
      .map(textOf)
      .filter((text) => text.includes('These prices are held'));
  await pass(1);
  expect(textOf(clock())).toMatch(/19:00|18:\d\d/);
  expect(clock()?.className).not.toContain('urgent');
  expect(readOut()).toEqual([]);
  await pass(14.05);
  expect(textOf(clock())).toContain('Price held for only');
  expect(clock()?.className).toContain('urgent');
  expect(readOut()).toEqual(['These prices are held for five more minutes']);
  await pass(4);
  expect(readOut()).toEqual(['These prices are held for one more minute']);
});

describe('E04 every page with prices has the clock', () => {
  test.each([
    '/1001/bundle/399/GoogleHotelAds01/lake-weekend',
    `/1001/packages?${stayInJune}`,
    `/1001/package/lake-and-sauna?${stayInJune}`,
    `/1001/room/double?${stayInJune}`,
  ])('E04 %s', async (address) => {
    await open(address);
    expect(textOf(clock())).toMatch(/20:00|19:\d\d/);
  });
});

test('E01 when the session is over the guest is asked to check again, by a fresh page with dates and guests kept', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  stopClocks();
  const { user } = await open(`${home}&nbAdults=1`);
  await pass(20.1);
  const dialog = await find('alertdialog', 'Your session has expired');
  await user.keyboard('{Escape}');
  expect(ended()).toHaveLength(1);
  await user.click(get('button', 'Check availability', dialog));
  expect(assign).toHaveBeenCalledWith(`${home}&nbAdults=1`);
});

test('E01 the session is over as well when its cookie disappears', async () => {
  await open();
  document.cookie = 'stayfront-session-1001=; path=/; max-age=0';
  expect(await find('alertdialog', 'Your session has expired')).toBeTruthy();
});

test('E01 pages without prices are left alone when a session ends', async () => {
  stopClocks();
  await showScreen('/1001/reservation/cancel', { answers: exampleHotel });
  await screen.findAllByText('Cancel a reservation');
  await pass(25);
  expect(ended()).toEqual([]);
});

test.each(['guest-info', 'card-details'])('a checkout without a chosen room leads to the rooms: %s', async (step) => {
  const { address } = await showScreen(`/1001/checkout/${step}`, { answers: exampleHotel });
  await find('article', 'Twin Room');
  expect(address()).toMatch(/^\/1001(\?|$)/);
});
