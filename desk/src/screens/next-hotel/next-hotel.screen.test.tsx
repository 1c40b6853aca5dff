import { RefusedCall } from '@stayfront/contract/call';
import type { DeskHouse } from '@stayfront/contract/desk/house';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as DeskHouse;
const asRole = (role: string, more: object = {}) => ({
  getDeskHouse: { ...house, ...more, who: { ...house.who, role } },
});

test('K24 the next hotel begins as a copy of this one, with what its owner says comes along', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'beginning.not_yours' }));
  };
  const { user, calls } = await showDesk('/1001/desk/next-hotel', {
    answers: { ...asRole('owner'), copyHotel: refuse },
  });
  await user.type(await screen.findByLabelText('Name of the hotel'), 'Seeblick am Berg');
  await user.click(screen.getByRole('button', { name: 'Copy the hotel' }));
  expect(screen.getAllByText('This is missing').length).toBeGreaterThan(2);
  await user.selectOptions(screen.getByLabelText('Country'), 'CH');
  await user.type(screen.getByLabelText('Street'), 'Dorfstrasse');
  await user.type(screen.getByLabelText('Postal code'), '6390');
  await user.type(screen.getByLabelText('Town'), 'Engelberg');
  await user.click(screen.getByLabelText('Pictures'));
  await user.click(screen.getByRole('button', { name: 'Copy the hotel' }));
  await waitFor(() => expect(screen.getByText(/Hotels of other owners live here/)).toBeTruthy());
  expect(calls.find(({ operationId }) => operationId === 'copyHotel')?.body).toMatchObject({
    name: 'Seeblick am Berg',
    keepsPictures: false,
    keepsLegal: true,
    keepsContacts: false,
  });
});

test('K24 only an owner begins another hotel', async () => {
  await showDesk('/1001/desk/next-hotel', { answers: asRole('manager') });
  expect(await screen.findByText('This page is not yours to open')).toBeTruthy();
});

test('K24 as long as the house is not open, each page leads back to its set-up', async () => {
  await showDesk('/1001/desk/people', { answers: asRole('manager', { isOpen: false }) });
  const link = await screen.findByRole('link', { name: 'Go on setting up' });
  expect(link.getAttribute('href')).toBe('/1001/desk/set-up');
});
