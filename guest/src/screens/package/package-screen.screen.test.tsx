import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

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
  showScreen(`/1001/package/lake-and-sauna${query}`, { answers: { getPackagesAvailabilities } });

beforeEach(() => resetSession(1001));

test('a package that nobody has asked for on a day opens on the first stay it can be had for', async () => {
  await opened('');
  await find('button', 'Arrival Fri 11 June');
  expect(await find('button', /^Book/)).toBeTruthy();
});

test('on other dates it says why it cannot be had, and leads to those it can be had on', async () => {
  const { user, address } = await opened('?checkIn=2027-06-01&checkOut=2027-06-02&nbAdults=2');
  await screen.findByText('For stays of 2 nights or more.');
  await user.click(await find('link', 'Fri 11 to Mon 14 June'));
  await find('button', /^Book/);
  await waitFor(() => expect(address()).toContain('checkIn=2027-06-11&checkOut=2027-06-14'));
});

test('its calendar is its own, and a stay it cannot have is not applied but told why', async () => {
  const { user, calls } = await opened('?checkIn=2027-06-01&checkOut=2027-06-02&nbAdults=2');
  await user.click(await find('button', /^Arrival/));
  const panel = await find('dialog', 'When are you coming?');
  await within(panel).findAllByText('For stays of 2 nights or more.');
  // By its text: to name two years of days, each a button, takes seconds.
  expect(within(panel).getByText('Apply').closest('button')?.disabled).toBe(true);
  const calendar = calls.find(({ operationId }) => operationId === 'getCalendar');
  expect(calendar?.query).toMatchObject({ hotelPackageId: 'lake-and-sauna' });
});
