import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetSession } from '../../app/flow/reset-session.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// With other guests: packages-search.screen.test.tsx.

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
  openScreen('/1001/packages?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2&nbChildren=1', {
    answers: {
      getCalendar,
      getPackagesAvailabilities: ({ query }: { query: object }) => ({ ...answer, ...query }),
    },
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const lastAsked = ({ calls }: Opened) =>
  calls.findLast(({ operationId }) => operationId === 'getPackagesAvailabilities')?.query;

beforeEach(() => resetSession(1001));

describe.each([
  { where: 'at a desk', width: 1280, height: 900 },
  { where: 'on a phone', width: 390, height: 844 },
])('the special offers $where', ({ width, height }) => {
  beforeEach(() => page.viewport(width, height));

  test('are asked for on other dates in place, and on those of before by the back button', async () => {
    const opening = await opened();
    const { screen, address, goBack } = opening;
    await screen.getByRole('button', { name: 'Arrival Fri 11 June' }).click();
    const panel = screen.getByRole('dialog', { name: 'When are you coming?' });
    await panel.getByRole('button', { name: /^Tuesday, 15 June 2027/ }).click();
    await panel.getByRole('button', { name: /^Friday, 18 June 2027/ }).click();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: 'Arrival Tue 15 June' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See package' })).toBeVisible();
    expect(lastAsked(opening)).toMatchObject({ checkIn: '2027-06-15', checkOut: '2027-06-18', nbAdults: 2 });
    // What a reload would open: the page's own address, with the children that only offers leave out.
    expect(address()).toBe('/1001/packages?checkIn=2027-06-15&checkOut=2027-06-18&nbAdults=2&nbChildren=1');
    goBack();
    await expect.element(screen.getByRole('button', { name: 'Arrival Fri 11 June' })).toBeVisible();
  });
});
