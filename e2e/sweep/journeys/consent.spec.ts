import type { Page } from '@playwright/test';
import { openHotel } from '../../server/open-hotel.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { dresses, inWords, putOn } from '../../steps/dress.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { watchTags } from '../../steps/watch-tags.ts';
import { expect, test } from '../../stayfront.ts';

test.describe.configure({ mode: 'default' });

const hotelId = 2131;
const stay = comingStay(30, 2);
const banner = (page: Page) => page.locator('.consent');

test.beforeAll(() => openHotel(hotelId, { config: { trackers: { tagManagerId: 'GTM-TEST456' } } }));

for (const dress of dresses)
  test(`the question about cookies has no barriers ${inWords(dress)}`, async ({ page, baseURL }) => {
    await putOn(page, dress, baseURL ?? '');
    await openPage(page, homeOf(stay, hotelId));
    await expect(banner(page)).toBeVisible();
    await expectNoBarriers(page, 'asked', '.consent');
    await banner(page).getByRole('button').last().click();
    await expect(banner(page).getByRole('checkbox')).toHaveCount(2);
    await expectNoBarriers(page, 'choosing', '.consent');
    const { width, right, left } = await banner(page).evaluate((box) => {
      const { width, right, left } = box.getBoundingClientRect();
      return { width, right, left };
    });
    expect([left >= 0, right <= dress.width, width > 200]).toEqual([true, true, true]);
    // Yes and no weigh the same.
    const buttons = await banner(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .slice(0, 2)
          .map((button) => [
            Math.round(button.getBoundingClientRect().width),
            getComputedStyle(button).backgroundColor,
            getComputedStyle(button).color,
          ]),
      );
    expect(buttons[0]).toEqual(buttons[1]);
  });

test('in German it is read and answered by the keyboard alone', async ({ page, baseURL }) => {
  const tags = await watchTags(page, baseURL ?? '');
  await openPage(page, `${homeOf(stay, hotelId)}&lang=de`);
  await expect(banner(page)).toBeVisible();
  await expectNoBarriers(page, 'in German', '.consent');
  await tabTo(banner(page).getByRole('button', { name: 'Wählen' }));
  await page.keyboard.press('Enter');
  await tabTo(banner(page).getByRole('checkbox', { name: 'Werbung messen' }));
  await page.keyboard.press('Space');
  await tabTo(banner(page).getByRole('button', { name: 'Auswahl speichern' }));
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => tags.managers.length).toBe(1);
});
