import { addDays } from '@stayfront/rules/stay/stay-date';
import { changed, compare, linkOf, moneyOf, moveTo, paidRoom, quietLago, readBack } from '../../steps/change-a-stay.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { payWith } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself; and whoever looks for barriers speaks to the frames by our
// own address, while they are at another.
test.use({ ...calm, mayComplain: /is marked as deprecated|postMessage|status of 4(09|12)/ });

test('H01 H04 a night more of a stay paid by link is made when the provider has the money, a declined card leaves the booking, and cancelled all of it goes back', async ({
  page,
  api,
}) => {
  const stay = await quietLago(api);
  const guest = newGuest();
  const booked = await paidRoom(page, api, stay, guest.email);
  await openPage(page, linkOf(1002, booked, '/change/0'));
  await moveTo(page, { ...stay, departure: addDays(stay.departure, 1) });
  await compare(page).click();
  const due = page.getByRole('heading', { name: /^You pay €.* now$/ });
  const amount = /€[\d.,]+/.exec(await due.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: `Confirm and pay ${amount}` }).click();

  await payWith(page, '0002');
  await page.getByRole('alertdialog', { name: 'Oops!' }).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  expect((await readBack(api, 1002, booked)).roomStays[0]?.nbNights).toBe(2);

  await openPage(page, linkOf(1002, booked)); // the guest comes back by the mail’s link
  await expect(page.getByText('A change of this reservation is waiting for its payment')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the payment' }).click();
  await page.getByRole('button', { name: `Pay ${amount} now` }).click();
  await payWith(page, '1111');
  await expect(changed(page)).toBeVisible();
  await expect(page.getByText(`You have paid ${amount} for the change.`)).toBeVisible();
  expect((await readBack(api, 1002, booked)).roomStays[0]?.nbNights).toBe(3);
  const { total, paid } = await moneyOf(api, 1002, booked);
  expect(paid).toBe(total);

  await page.getByRole('link', { name: 'See your reservation' }).click();
  await page.getByRole('link', { name: 'Cancel the reservation' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(guest.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this reservation?' });
  const back = `€${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} goes back to`;
  await expect(question).toContainText(back);
  await question.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(back);
  await expect.poll(async () => (await moneyOf(api, 1002, booked)).paid).toBe(0);
});
