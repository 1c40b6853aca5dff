import { doubleRoom, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const stay = comingStay(8, 2);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, homeOf(stay));
  const card = roomCard(page, doubleRoom);
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await page.getByRole('heading', { name: 'Make it your stay' }).waitFor();
});

test('A14 E03 the way back from the services gives the room back and leads to the rooms', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}`));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openPage(page, '/1001/checkout/guest-info');
  await expect(page).toHaveURL(/\/1001(\?|$)/);
});

for (const way of ['the logo', 'Home', 'the browser’s way back'])
  test(`${way} on the services gives the room back`, async ({ page }) => {
    const banner = page.getByRole('banner');
    if (way === 'the logo') await banner.getByRole('link', { name: 'Hotel Seeblick' }).click();
    else if (way === 'Home') await banner.getByRole('link', { name: 'Home' }).click();
    else await page.goBack();
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}`));
    await expect(roomCard(page, doubleRoom)).toBeVisible();
    await openPage(page, '/1001/checkout/guest-info');
    await expect(page).toHaveURL(/\/1001(\?|$)/);
  });

test('another room of the same type is added, and its services say that it is the second', async ({ page }) => {
  await page.getByRole('button', { name: 'Add another room stay' }).click();
  await expect(page.getByText('Choose room 2 of 2, for 2 adults')).toBeVisible();
  const card = roomCard(page, doubleRoom);
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page.getByText(`Room 2, second ${doubleRoom}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter your contact details' })).toBeVisible();
});
