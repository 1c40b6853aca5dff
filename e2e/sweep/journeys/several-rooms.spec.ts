import { chooseRoom, doubleRoom, leaveServices, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test('C05 a room that is chosen already is no longer free for the next', async ({ page, api }) => {
  const stay = comingStay(2, 1);
  const { room } = await findOffer(api, { stay, roomId: 'suite', ratePlanId: 'pay-at-hotel' });
  expect(room.availability).toBe(1);
  await openPage(page, `${homeOf(stay)}&nbAdults=2,2`);
  const suite = roomCard(page, 'Lake Suite');
  await suite.getByRole('button', { name: 'Details & Book' }).click();
  await suite.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await leaveServices(page, 'Book next room');
  await expect(page.getByText('Choose room 2 of 2')).toBeVisible();
  await expect(suite.getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
});

test('C09 who comes back with all rooms chosen completes the reservation or begins anew', async ({ page }) => {
  const stay = comingStay(3, 1);
  await openPage(page, homeOf(stay));
  await chooseRoom(page, doubleRoom);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Completing reservation' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete the reservation' }).click();
  await expect(page).toHaveURL(/checkout\/guest-info$/);

  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await dialog.getByRole('button', { name: 'Complete the reservation' }).click();
  await expect(page).toHaveURL(/checkout\/card-details$/);

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await dialog.getByRole('button', { name: 'Reset your search' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/1001$/);
  await openPage(page, '/1001/checkout/guest-info');
  await expect(page).toHaveURL(/\/1001(\?|$)/);
});

test('with one room more the search goes on instead', async ({ page }) => {
  await openPage(page, homeOf(comingStay(3, 1)));
  await chooseRoom(page, doubleRoom);
  await openPage(page, `${homeOf(comingStay(3, 1))}&nbAdults=2,2`);
  await expect(page.getByText('Choose room 2 of 2, for 2 adults')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('E02 E03 the page itself comes with the results of the room that is chosen next', async ({ page }) => {
  const stay = comingStay(5, 1);
  await openPage(page, `${homeOf(stay)}&nbAdults=2,1`);
  const suite = roomCard(page, 'Lake Suite');
  await suite.getByRole('button', { name: 'Details & Book' }).click();
  await suite.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await leaveServices(page, 'Book next room');
  await expect(page.getByText('Choose room 2 of 2, for 1 adult')).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('Chosen so far');
  expect(html).toContain('Room is sold out');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('Choose room 2 of 2, for 1 adult')).toBeVisible();
  expect(asked.filter((url) => url.includes('/availabilities'))).toEqual([]);
});
