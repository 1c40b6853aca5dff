import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { dresses, inWords, putOn } from '../steps/dress.ts';
import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { expect, test } from '../stayfront.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, mayComplain: /status of 404 .*nothing/ });

const panel = 'dialog[open], [role=dialog]';

for (const dress of dresses) {
  const isPhone = dress.width === 390;

  test(`no barriers at special offers, ${inWords(dress)}`, async ({ page, baseURL, api }) => {
    await putOn(page, dress, baseURL ?? '');
    const { arrival, departure } = await quietStay(api);
    const query = `?checkIn=${arrival}&checkOut=${departure}`;
    for (const address of [
      `/1001/packages${query}`,
      `/1001/package/lake-and-sauna${query}`,
      '/1001/package/lake-and-sauna',
      '/1001/bundle/399/GoogleHotelAds01/lake-weekend',
    ]) {
      await openPage(page, address);
      await expectNoBarriers(page, address);
    }
  });

  test(`no barriers in the questions a guest has to answer, ${inWords(dress)}`, async ({ page, baseURL }) => {
    await putOn(page, dress, baseURL ?? '');
    const question = page.getByRole('alertdialog');
    await openPage(page, '/1001?checkIn=2020-01-01&checkOut=2020-01-02');
    await expect(question).toBeVisible();
    await expectNoBarriers(page, 'dates in the past', panel);

    await openPage(page, homeOf(comingStay(3, 1)));
    const room = page
      .getByRole('article')
      .filter({ has: page.locator('h3') })
      .first();
    await room.locator('[aria-expanded=false][aria-controls]').click();
    await room.locator('.rate > button:enabled').last().click();
    await expect(page).toHaveURL(/checkout/);
    await openPage(page, homeOf(comingStay(3, 1)));
    await expect(question).toBeVisible();
    await expectNoBarriers(page, 'completing a reservation', panel);
  });

  if (isPhone)
    test(`no barriers in the panels of a small screen, ${inWords(dress)}`, async ({ page, baseURL }) => {
      await putOn(page, dress, baseURL ?? '');
      await openPage(page, homeOf(comingStay(3, 1)));
      for (const [place, name] of ['filters', 'hotels', 'code'].entries()) {
        await page.locator('.tools-s [aria-haspopup=dialog]').nth(place).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoBarriers(page, name, panel);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

  if (dress.theme === 'dark')
    test(`no barriers where nothing can be booked, ${inWords(dress)}`, async ({ page, baseURL }) => {
      await putOn(page, dress, baseURL ?? '');
      for (const address of [
        '/1001/nothing-here',
        '/1004',
        '/1001/customer-account/general-terms',
        '/1003?nbAdults=8',
      ]) {
        await openPage(page, address);
        await expectNoBarriers(page, address);
      }
    });
}
