import { chooseRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

test('what a guest has typed survives a reload, the way back and a second tab; booked is booked once', async ({
  page,
  context,
  request,
}) => {
  const guest = newGuest();
  const stay = comingStay(5, 1);
  await openPage(page, homeOf(stay));
  await chooseRoom(page, 'Twin Room');
  await fillDetails(page, guest);
  await page.getByLabel('Special request').fill('A quiet room, please');
  await page.getByLabel('I am travelling for business').check();

  await page.reload();
  await expect(page.getByLabel('Given name')).toHaveValue(guest.givenName);
  await expect(page.getByLabel('Special request')).toHaveValue('A quiet room, please');
  await expect(page.getByLabel('I am travelling for business')).toBeChecked();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Surname')).toHaveValue(guest.surname);

  const secondTab = await context.newPage();
  await openPage(secondTab, '/1001/checkout/guest-info');
  await expect(secondTab.getByLabel('Phone')).toHaveValue(guest.phone);
  await secondTab.getByLabel('Given name').fill('Berta');
  await expect(page.getByLabel('Given name')).toHaveValue('Berta');

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}`));
  await page.goBack();
  await expect(page.getByLabel('Given name')).toHaveValue('Berta');

  for (const tab of [secondTab, page]) {
    await tab.getByRole('button', { name: 'Continue to payment' }).click();
    await acceptTerms(tab);
  }
  await placeOrder(page);
  const reference = page.getByText(/^SB4-\w{10}$/);
  await expect(reference).toBeVisible();
  const number = (await reference.textContent()) ?? '';

  // The other tab had its finger on the button; now it shows what was booked.
  await expect(secondTab.getByText(number)).toBeVisible();
  await expect(secondTab.getByRole('button', { name: 'Place Order' })).toBeHidden();

  await page.goBack();
  await expect(page.getByText(number)).toBeVisible();
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);

  await page.getByRole('link', { name: 'Book another room' }).click();
  await expect(page.getByRole('heading', { name: 'Hotel Seeblick' })).toBeVisible();
  await openPage(page, '/1001/checkout/guest-info');
  await expect(page).toHaveURL(/\/1001(\?|$)/);
});
