import { chooseRoom, doubleRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const sauna = 'Lake and Sauna Escape';

test('C09 D04 with every room chosen a package asks to complete the reservation, and leaving it gives the last room back', async ({
  page,
}) => {
  const stay = comingStay(7, 2);
  await openPage(page, `/1001/packages?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await page.getByRole('article', { name: sauna }).getByRole('link', { name: 'See package' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All rooms' }).click();
  await chooseRoom(page, doubleRoom);
  const orders = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('stayfront-booking-1001') ?? '{}') as { orders?: unknown[] }).orders?.length,
    );
  expect(await orders()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/add-services\/double/);
  await page.goBack();
  await expect(page).toHaveURL(homeOf(stay));
  await page.goBack();
  await expect(page).toHaveURL(/\/package\/lake-and-sauna/);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Complete the reservation');
  await expect(dialog.getByRole('button', { name: 'No, reset my search' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/1001\/packages/);
  await expect.poll(orders).toBe(0);
});
