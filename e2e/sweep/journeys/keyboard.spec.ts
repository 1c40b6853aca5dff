import { doubleRoom, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { bookByApi } from '../../steps/book-by-api.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await openPage(page, '/1001');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();
});

test('a guest cancels with the keyboard alone, and every new page begins with its heading', async ({ page, api }) => {
  const { email } = newGuest();
  const { reservationId } = await bookByApi(api, comingStay(49, 1), email);
  const { keyboard } = page;
  await openPage(page, '/1003');
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a reservation' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel a reservation' })).toBeFocused();
  await tabTo(page.getByLabel('E-mail'));
  await keyboard.insertText('nobody');
  await keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Please enter correct email/);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText(email);
  await tabTo(page.getByLabel('Reservation reference'));
  await keyboard.insertText(reservationId);
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this reservation?' });
  await expect(question).toBeVisible();
  await tabTo(question.getByRole('button', { name: 'Do not cancel' }));
  await keyboard.press('Enter');
  await expect(question).toBeHidden();
  await tabTo(page.getByRole('button', { name: 'Continue' }));
  await keyboard.press('Enter');
  await tabTo(question.getByRole('button', { name: 'Cancel reservation' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is cancelled' })).toBeFocused();
});

test('what opens by a press of a button begins with its heading, and the way back does not', async ({ page }) => {
  await openPage(page, homeOf(comingStay(3, 2)));
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Details & Book' }).click();
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make it your stay' })).toBeFocused();
  await page.getByRole('button', { name: 'Enter your contact details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByLabel('Given name')).toBeFocused();
});

test('who wants no motion sees none, also while waiting', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, homeOf(comingStay(3, 2)));
  await page.route('**/availabilities?*', () => {});
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
