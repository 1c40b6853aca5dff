import { bookByApi } from '../../steps/book-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { putOn } from '../../steps/dress.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// A link that opens nothing is a page that is not there, which browsers note.
test.use({ ...calm, mayComplain: /status of 404 .*SB4-K7QM2XH9RD/ });

const farStay = comingStay(70, 2);

test('on a phone a guest who has lost the link gets it again, and then the confirmation', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  const guest = newGuest();
  const { reservationId } = await bookByApi(api, farStay, guest.email);
  const subjects = async () => (await findMails(request, guest.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toHaveLength(1);
  await putOn(page, { lang: 'en', theme: 'light', width: 390 }, baseURL ?? '');
  await openPage(page, '/1003/reservation/cancel');
  await page.getByRole('link', { name: 'Have the link sent again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await expect(page).toHaveTitle('The Riverhouse · Find your booking');
  const email = page.getByLabel('E-mail');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('The field is required');

  await email.fill(` ${guest.email.toUpperCase()}`);
  await email.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mailbox' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'its link is on its way to you' })).toBeVisible();
  await expect.poll(subjects).toContain('Your booking at The Riverhouse');
  const [mail] = (await findMails(request, guest.email)).filter(({ subject }) => subject.startsWith('Your booking'));
  const link = new RegExp(`https?://\\S+/1003/reservation/${reservationId}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
  await openPage(page, new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('main')).toContainText(`The confirmation was sent to ${guest.email}.`);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('The confirmation is on its way')).toBeVisible();
  await expect
    .poll(async () => (await subjects()).filter((subject) => subject.includes(reservationId)))
    .toHaveLength(2);
});
