import { chooseRoom, doubleRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test('F03 Casa Lago works out the visitor tax at checkout, and is asked once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/hotels/1002/taxes') && asked.push(one.method()));
  await openPage(page, homeOf(comingStay(3, 2), 1002));
  await chooseRoom(page, 'Camera Limonaia');
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const line = summary.getByRole('term').filter({ hasText: 'Visitor tax' });
  await expect(line).toContainText('Not included, collected at check-in');
  await expect(summary.getByRole('definition').last()).toHaveText(/^€\d+\.\d\d$/);
  expect(asked).toEqual(['POST']);
});

test('F02 what a promotion takes off is a line of its own, and the bill adds up', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(3, 2))}&promoCode=WELCOME10`);
  await chooseRoom(page, doubleRoom);
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const saving = summary.locator('dl > div').filter({ hasText: 'Promo code WELCOME10' });
  await expect(saving.getByRole('definition')).toHaveText(/^-CHF/);
  const amounts = await summary.locator('.sum__room dd').allTextContents();
  const numbers = amounts
    .map((text) => (text === 'Included' ? 0 : Number(text.replace(/[^\d.-]/g, ''))))
    .map((value) => Math.round(value * 100));
  const total = numbers.pop() ?? 0;
  expect(numbers.reduce((sum, value) => sum + value, 0)).toBe(total);
});
