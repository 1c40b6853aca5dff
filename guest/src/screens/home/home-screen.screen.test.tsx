import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

test('the rooms of the stay in the address are asked for and listed', async () => {
  const { calls } = await showScreen('/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2');
  await screen.findAllByRole('button', { name: /Details & Book/ });
  const search = calls.find(({ operationId }) => operationId === 'getRoomsAvailabilities');
  expect(search?.query).toMatchObject({ checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, nbChildren: 0 });
});
