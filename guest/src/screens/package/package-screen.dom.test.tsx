import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../flow/reset-session.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { answer } = searchExamples.getPackagesAvailabilities;
const firstStay = { checkIn: '2027-06-11', checkOut: '2027-06-14' };

/** Sold for one stay alone: for any other it says why, and which one it is. */
const getPackagesAvailabilities = ({ query }: { query: { checkIn: string; checkOut: string } }) => {
  const isIt = query.checkIn === firstStay.checkIn && query.checkOut === firstStay.checkOut;
  const packages = answer.packages.map((pack) =>
    isIt ? pack : { ...pack, problem: 'min-stay', firstStay, lowestPrice: null, availabilities: [] },
  );
  return { ...answer, ...query, packages };
};
const opened = (query: string) =>
  openScreen(`/1001/package/lake-and-sauna${query}`, { answers: { getPackagesAvailabilities } });

beforeEach(() => resetSession(1001));

test('a package that nobody has asked for on a day opens on the first stay it can be had for', async () => {
  const { screen } = await opened('');
  await expect.element(screen.getByRole('button', { name: 'Arrival Fri 11 June' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Book/ })).toBeVisible();
});

test('on other dates it says why it cannot be had, and leads to those it can be had on', async () => {
  const { screen, address } = await opened('?checkIn=2027-06-01&checkOut=2027-06-02&nbAdults=2');
  await expect.element(screen.getByText('For stays of 2 nights or more.')).toBeVisible();
  await screen.getByRole('link', { name: 'Fri 11 to Mon 14 June' }).click();
  await expect.element(screen.getByRole('button', { name: /^Book/ })).toBeVisible();
  await expect.poll(address).toContain('checkIn=2027-06-11&checkOut=2027-06-14');
});

test('its calendar is its own, and a stay it cannot have is not applied but told why', async () => {
  const { screen, calls } = await opened('?checkIn=2027-06-01&checkOut=2027-06-02&nbAdults=2');
  await screen.getByRole('button', { name: /^Arrival/ }).click();
  const panel = screen.getByRole('dialog', { name: 'When are you coming?' });
  await expect.element(panel.getByText('For stays of 2 nights or more.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  const calendar = calls.find(({ operationId }) => operationId === 'getCalendar');
  expect(calendar?.query).toMatchObject({ hotelPackageId: 'lake-and-sauna' });
});
