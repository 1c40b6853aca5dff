import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const { answer } = searchExamples.getPackagesAvailabilities;
/** Every day of June is open. */
const getCalendar = {
  ...hotelExamples.getCalendar.answer,
  to: '2027-06-30',
  lowestPrices: Array.from({ length: 30 }, () => 13_600),
  specialDays: [],
  disabledDays: [],
};
const opened = () =>
  showScreen('/1001/packages?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2&nbChildren=1', {
    answers: {
      getCalendar,
      getPackagesAvailabilities: ({ query }: { query: object }) => ({ ...answer, ...query }),
    },
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const lastAsked = ({ calls }: Opened) =>
  calls.findLast(({ operationId }) => operationId === 'getPackagesAvailabilities')?.query;
beforeEach(() => resetSession(1001));

// Both are sheets at every width: nothing on this page could carry a popover.
describe('the special offers', () => {
  test('are asked for with other guests in place, children among them', async () => {
    const opening = await opened();
    const { user, address } = opening;
    await user.click(await find('button', 'Guests 2 adults, 1 child'));
    const panel = await find('dialog', 'Who is coming?');
    await user.click(get('button', 'Fewer: Adults', panel));
    await user.click(get('button', 'Apply', panel));
    await find('button', 'Guests 1 adult, 1 child');
    await waitFor(() =>
      expect(lastAsked(opening)).toMatchObject({ checkIn: '2027-06-11', nbAdults: 1, nbChildren: 1 }),
    );
    expect(address()).toContain('nbAdults=1&nbChildren=1');
  });

  test('are asked for on other dates in place, and on those of before by the back button', async () => {
    const opening = await opened();
    const { user, address, goBack } = opening;
    await user.click(await find('button', 'Arrival Fri 11 June'));
    const panel = await find('dialog', 'When are you coming?');
    // By text: the roles and names of two years of days take seconds.
    await user.click(await within(panel).findByText(/^Tuesday, 15 June 2027/));
    await user.click(within(panel).getByText(/^Friday, 18 June 2027/));
    await user.click(get('button', 'Apply', panel));
    await find('button', 'Arrival Tue 15 June');
    await find('link', 'See package');
    expect(lastAsked(opening)).toMatchObject({ checkIn: '2027-06-15', checkOut: '2027-06-18', nbAdults: 2 });
    // What a reload would open: the page's own address.
    expect(address()).toBe('/1001/packages?checkIn=2027-06-15&checkOut=2027-06-18&nbAdults=2&nbChildren=1');
    act(goBack);
    await find('button', 'Arrival Fri 11 June');
  });
});

test('a house without special offers has nothing to choose dates for', async () => {
  await showScreen('/1001/packages', {
    answers: { getConfig: { ...hotelExamples.getConfig.answer, hasPackages: false } },
  });
  await find('link', 'See all rooms');
  expect(all('button', /^Arrival/)).toEqual([]);
});
