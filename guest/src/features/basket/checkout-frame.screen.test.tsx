import type { Availabilities, Product } from '@stayfront/contract/offer';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { chooseExampleRoom } from '../../testing/choose-example-room.ts';
import { exampleHotel, getRoomsAvailabilities, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

/** What was found, with something else about every rate; none has services. */
const withProducts = (found: Availabilities, other: Partial<Product>): Availabilities => ({
  ...found,
  availabilities: found.availabilities.map((room) => ({
    ...room,
    products: room.products.map((product) => ({ ...product, hasServices: false, ...other })),
  })),
});

beforeEach(() => resetSession(1001));

test('F02 what a promotion takes off is a line of its own, and the bill adds up', async () => {
  await chooseExampleRoom({
    getRoomsAvailabilities: (call: Call) => {
      const found = getRoomsAvailabilities(call);
      const promotion = { code: 'WELCOME10', name: 'Welcome', leastNights: null, problem: null };
      const saving = { totalDiscount: 6600, nightDiscounts: [2200, 2200, 2200], hotelTotalDiscount: 6600 };
      return { ...withProducts(found, saving), promotion };
    },
  });
  const summary = get('complementary', 'Your stay');
  const amounts = [...summary.querySelectorAll('.sum__room dd')].map(textOf);
  expect(amounts).toContainEqual(expect.stringMatching(/^-CHF/));
  const numbers = amounts.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100));
  const total = numbers.pop();
  expect(numbers.reduce((sum, value) => sum + value, 0)).toBe(total);
});

test('F03 a house whose taxes are worked out at checkout is asked for them, and says what is not included', async () => {
  const { calls } = await chooseExampleRoom({
    getConfig: { ...hotelExamples.getConfig.answer, useTaxService: true },
    getRoomsAvailabilities: (call: Call) => withProducts(getRoomsAvailabilities(call), { totalLocalTax: 0 }),
  });
  await waitFor(() => expect(textOf(get('complementary', 'Your stay'))).toContain('CHF 25.20'));
  expect(textOf(get('complementary', 'Your stay'))).toContain('City tax');
  // React's StrictMode mounts everything twice: what is asked is the same.
  const asked = calls.filter(({ operationId }) => operationId === 'getReservationTaxes');
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('C09 who comes back with all rooms chosen completes the reservation or begins anew', async () => {
  const { user, address } = await chooseExampleRoom();
  const goHome = async () => {
    await user.click(get('link', /^Home/, all('banner')[0]));
    return find('alertdialog', 'Completing reservation');
  };
  const dialog = await goHome();
  await user.keyboard('{Escape}');
  expect(all('alertdialog')).toHaveLength(1);
  await user.click(get('button', 'Complete the reservation', dialog));
  await find('heading', 'Who is staying?');
  expect(address()).toBe('/1001/checkout/guest-info');
  await user.click(get('button', 'Reset your search', await goHome()));
  await waitFor(() => expect(address()).toBe('/1001'));
  expect(bookingStore(1001).read().orders).toEqual([]);
});

test('with one room more the search goes on instead', async () => {
  await chooseExampleRoom();
  document.body.replaceChildren();
  await showScreen(`/1001?${stayInJune}&nbAdults=2,2`, { answers: exampleHotel });
  await screen.findByText('Choose room 2 of 2, for 2 adults');
  expect(all('alertdialog')).toEqual([]);
});
