import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

test('the rooms of the stay in the address are asked for and listed', async () => {
  const { screen, calls } = await openScreen('/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2');
  await expect.element(screen.getByRole('button', { name: /Details & Book/ }).first()).toBeVisible();
  const search = calls.find(({ operationId }) => operationId === 'getRoomsAvailabilities');
  expect(search?.query).toMatchObject({ checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, nbChildren: 0 });
});
