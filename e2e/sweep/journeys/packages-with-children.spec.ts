import { getCalendar } from '@stayfront/contract/calendar';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const week = 'a-week-of-shade';

test('D04 a week at one price is booked for two and a child of eight at the price that its calendar, page and summary show', async ({
  page,
  api,
}) => {
  const family = { nbAdults: 2, nbChildren: 1, ages: '8' };
  const { from, lowestPrices } = await api(getCalendar, {
    params: { hotelId: 1002 },
    query: { ...family, hotelPackageId: week },
    body: undefined,
  });
  const place = lowestPrices.findIndex((price) => price !== null);
  const checkIn = addDays(stayDate(from), place);
  const checkOut = addDays(checkIn, 7);
  const { packages } = await api(getPackagesAvailabilities, {
    params: { hotelId: 1002 },
    query: { checkIn, checkOut, ...family, hotelPackageId: week },
    body: undefined,
  });
  // 1,590 for two adults and 30 per cent of what one of them pays for the child.
  const total = '€1,828.50';
  expect(packages[0]?.lowestPrice).toBe(Math.round((159_000 + 23_850) / 7));
  expect(lowestPrices[place]).toBe(packages[0]?.lowestPrice);
  await openPage(page, `/1002/package/${week}?checkIn=${checkIn}&checkOut=${checkOut}&nbAdults=2&nbChildren=1&ages=8`);
  await expect(page.getByRole('button', { name: 'Guests' })).toContainText('1 child');
  await expect(page.getByRole('region', { name: 'Included' })).toContainText('3 × per person');
  const room = page.getByRole('article').filter({ hasText: total });
  await room.first().getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  await expect(summary).toContainText(total);
  await expect(summary).toContainText('Included');
});
