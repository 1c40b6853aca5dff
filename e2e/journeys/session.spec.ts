import type { Page } from '@playwright/test';
import { chooseRoom, doubleRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const clock = (page: Page) => page.getByRole('timer').filter({ hasText: 'Price held for' }).first();
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has expired' });

test('E01 E04 when the session is over, also after a reload, the guest is asked to check again, with dates and guests kept', async ({
  page,
}) => {
  const stay = comingStay(3, 2);
  await page.clock.install();
  await openPage(page, `${homeOf(stay)}&nbAdults=1`);
  await chooseRoom(page, doubleRoom);
  await expect(clock(page)).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await page.reload();
  await expect(clock(page)).toContainText(/(10:00|9:\d\d)$/);
  await page.clock.fastForward(10 * 60_000);
  await page.clock.runFor(1000);
  await expect(ended(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ended(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(ended(page)).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await ended(page).getByRole('button', { name: 'Check availability' }).click();
  await reloaded;
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1`));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openPage(page, '/1001/checkout/guest-info');
  await expect(page).toHaveURL(/\/1001(\?|$)/);
});
