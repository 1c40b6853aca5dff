import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { all, find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const home = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const { answer } = searchExamples.getRoomsAvailabilities;
const withProducts = (products: readonly object[]) => ({
  getRoomsAvailabilities: {
    ...answer,
    availabilities: answer.availabilities.map((item) => ({ ...item, products })),
  },
});

test('a price says which mandatory services are in it, on the card and beside its rate', async () => {
  const { user } = await showScreen(home);
  await screen.findAllByText(/Includes Nature contribution €6\.34/);
  await user.click(await find('button', /Details & Book/));
  expect(textOf(await find('region', 'Pay at hotel'))).toContain('Includes Nature');
});

test('a rate that nobody can book has no price and no button, and says how it can be had', async () => {
  const prepaid = { ...exampleProduct, productId: 'double.prepaid', ratePlanName: 'Prepaid', averagePerNight: 100 };
  const { user } = await showScreen(home, {
    answers: withProducts([exampleProduct, { ...prepaid, isBookable: false, totalPrice: 300, totalDiscount: 0 }]),
  });
  await user.click(await find('button', /Details & Book/));
  const row = await find('region', 'Prepaid');
  await within(row).findAllByText('Not bookable online');
  expect(all('link', undefined, row)[0]?.getAttribute('href')).toMatch(/^(tel|mailto):/);
  expect(all('button', /^Book/, row)).toEqual([]);
  expect(row.textContent).not.toContain('€');
  // Nor is it what the room costs from.
  expect(screen.queryAllByText('€1')).toEqual([]);
});

test('a room of which nothing can be booked has no price at all', async () => {
  await showScreen(home, { answers: withProducts([{ ...exampleProduct, isBookable: false }]) });
  await screen.findAllByText('Not bookable online');
  const [room] = all('article');
  if (!room) throw new Error('There is no room');
  await within(room).findAllByText('Not bookable online');
  expect(room.textContent).not.toContain('€');
  expect(all('button', /Book/, room)).toEqual([]);
});
