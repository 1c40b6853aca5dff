import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const home = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const { answer } = searchExamples.getRoomsAvailabilities;
const withProducts = (products: readonly object[]) => ({
  getRoomsAvailabilities: {
    ...answer,
    availabilities: answer.availabilities.map((item) => ({ ...item, products })),
  },
});

test('a price says which mandatory services are in it, on the card and beside its rate', async () => {
  const { screen } = await openScreen(home);
  const included = screen.getByText('Includes Nature contribution €6.34');
  await expect.element(included.first()).toBeVisible();
  await screen
    .getByRole('button', { name: /Details & Book/ })
    .first()
    .click();
  await expect.element(screen.getByRole('region', { name: 'Pay at hotel' }).getByText(/Includes Nature/)).toBeVisible();
});

test('a rate that nobody can book has no price and no button, and says how it can be had', async () => {
  const prepaid = { ...exampleProduct, productId: 'double.prepaid', ratePlanName: 'Prepaid', averagePerNight: 100 };
  const { screen } = await openScreen(home, {
    answers: withProducts([exampleProduct, { ...prepaid, isBookable: false, totalPrice: 300, totalDiscount: 0 }]),
  });
  await screen
    .getByRole('button', { name: /Details & Book/ })
    .first()
    .click();
  const row = screen.getByRole('region', { name: 'Prepaid' });
  await expect.element(row.getByText('Not bookable online')).toBeVisible();
  await expect.element(row.getByRole('link').first()).toHaveAttribute('href', expect.stringMatching(/^(tel|mailto):/));
  expect(row.getByRole('button', { name: /^Book/ }).elements()).toEqual([]);
  expect(row.element().textContent).not.toContain('€');
  // Nor is it what the room costs from.
  expect(screen.getByText('€1', { exact: true }).elements()).toEqual([]);
});

test('a room of which nothing can be booked has no price at all', async () => {
  const { screen } = await openScreen(home, { answers: withProducts([{ ...exampleProduct, isBookable: false }]) });
  const room = screen.getByRole('article').first();
  await expect.element(room.getByText('Not bookable online').first()).toBeVisible();
  expect(room.element().textContent).not.toContain('€');
  expect(room.getByRole('button', { name: /Book/ }).elements()).toEqual([]);
});
