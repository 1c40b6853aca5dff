import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const who = { by: 'anna@hotel-seeblick.example', role: 'manager' };
const listed = examplesOf('listSystems')?.answer as { systems: ConnectedSystem[] };
const google = { ...listed.systems[0], systemId: 'google.hotels', kind: 'google', title: 'Google', login: null };
const listSystems = { ...listed, systems: [{ ...google, endpoint: null, address: 'https://www.google.com' }] };
const answers = { getDeskHouse: { ...house, today: '2027-06-11', who }, listSystems };
const prices = examplesOf('getGooglePrices')?.answer as object;

const open = async (more: object = {}) => {
  const shown = await showDesk('/1001/desk/connections', { answers: { ...answers, ...more } });
  await shown.user.click(await screen.findByRole('button', { name: 'Settings of Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Google' }));
  await dialog.findByText('Rates of rooms: 1 by nights, 1 stay by stay, 0 not told');
  return { ...shown, dialog, sent: (operation: string) => shown.calls.filter((one) => one.operationId === operation) };
};

test('K28 Google’s dialog says what it knows and why, where a guest books, and what it has not taken', async () => {
  const trouble = { trouble: 'No answer: 503', state: 'failing', retryAt: '2027-06-11T12:50:00.000Z' };
  const { dialog } = await open({ getGooglePrices: { ...prices, ...trouble } });
  expect(dialog.getByText('No answer: 503')).toBeTruthy();
  expect(dialog.getByText('Double Room with Lake View: Saver').closest('li')?.textContent).toMatch(
    /Stay by stay: an offer takes off what Google cannot work out/,
  );
  expect(dialog.getByText('https://book.example/api/hotels/1001/google/point-of-sale.xml')).toBeTruthy();
});

test('K28 what Google was told is held against what guests are asked for, and told anew', async () => {
  const { dialog, user, sent } = await open();
  await user.click(dialog.getByRole('button', { name: 'Check the prices of the next 60 days' }));
  const difference = await dialog.findByText(/CHF.*at Google/);
  expect(difference.textContent).toMatch(/Flexible.*2 nights: CHF.364\.00 at Google, CHF.382\.00 here/);
  await user.click(dialog.getByRole('button', { name: 'Tell everything anew' }));
  expect(await screen.findByText('All prices are told to Google anew')).toBeTruthy();
  expect(sent('tellGoogleAgain')).toHaveLength(1);
});

test('K28 another key or code is saved with a way back, and nothing else of Google’s settings is lost', async () => {
  const { dialog, user, sent } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'The key that Google gave' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Save the settings' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const kept = { address: 'https://www.google.com', days: 360, exactDays: 180, exactNights: 14 };
  await waitFor(() =>
    expect(sent('putGooglePrices').map(({ body }) => body)).toMatchObject([
      { partnerKey: 'seeblick_key2', ...kept },
      { partnerKey: 'seeblick_key', ...kept },
    ]),
  );
});
