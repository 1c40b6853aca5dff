import { putOn } from '../../steps/dress.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

// A link that opens nothing is a page that is not there, which browsers note.
test.use({ mayComplain: /status of 404 .*SB4-K7QM2XH9RD/ });

test('at a desk a link that opens nothing leads there, and who has no booking hears the same', async ({
  page,
  request,
  baseURL,
}) => {
  const guest = newGuest();
  await putOn(page, { lang: 'ar', theme: 'dark', width: 1440 }, baseURL ?? '');
  await openPage(page, '/1003/reservation/SB4-K7QM2XH9RD?t=nothing');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/1003\/reservation\/lost-link/);
  await page.locator('[name=email]').fill(guest.email);
  await page.locator('form').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(guest.email);
  expect(await findMails(request, guest.email)).toEqual([]);
});
