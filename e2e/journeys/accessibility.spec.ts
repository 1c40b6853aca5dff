import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { dresses, inWords, putOn } from '../steps/dress.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

// Colours half-way through a transition are nobody's, and drawing them is half of the work.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = 'dialog[open], [role=dialog]';

// The words differ by language, so things are found by what they are and where they stand.
for (const [index, dress] of dresses.entries()) {
  const { lang, theme, width } = dress;
  const isPhone = width === 390;

  test(`no barriers while searching, ${inWords(dress)}`, async ({ page, baseURL }) => {
    test.slow(); // two years of days are a long read for a machine
    await putOn(page, dress, baseURL ?? '');
    await openPage(page, homeOf(comingStay(2, 2)));
    await expectNoBarriers(page, 'home');

    const dialog = page.getByRole('dialog');
    // A desk has the hotel first, then arrival, departure and guests; a phone has dates and guests.
    const cells = page.getByRole('search').getByRole('button');
    const [dates, guests] = isPhone ? [cells.nth(0), cells.nth(1)] : [cells.nth(1), cells.nth(3)];
    if (!isPhone) {
      await cells.nth(0).click();
      await expect(dialog.locator('[aria-current]')).toBeFocused();
      await expectNoBarriers(page, 'hotels', panel);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await dates.click();
    await expect(dialog.getByRole('grid').first()).toBeVisible();
    await expectNoBarriers(page, 'dates', panel);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await guests.click();
    await expect(dialog.getByRole('group').first()).toBeVisible();
    await expectNoBarriers(page, 'guests', panel);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (isPhone) {
      await page.getByRole('banner').getByRole('button').click();
      await expect(dialog).toBeVisible();
      await expectNoBarriers(page, 'menu', panel);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('article').first().locator('[aria-expanded=false][aria-controls]').click();
    await expect(page.getByRole('article').first().getByRole('region').first()).toBeVisible();
    await expectNoBarriers(page, 'rates', 'article');
  });

  test(`no barriers around the search, ${inWords(dress)}`, async ({ page, baseURL }) => {
    await putOn(page, dress, baseURL ?? '');
    await openPage(page, homeOf(comingStay(2, 2)));
    const dialog = page.getByRole('dialog');
    const promo = isPhone
      ? page.locator('.tools-s [aria-haspopup=dialog]').last()
      : page.locator('form [aria-haspopup=dialog]').last();
    await promo.click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expectNoBarriers(page, 'code', panel);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (!isPhone) {
      await page.locator('header [aria-haspopup=dialog]:visible').nth(1).click();
      await expect(dialog.locator('[aria-current]')).toBeFocused();
      await expectNoBarriers(page, 'currencies', panel);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.context().clearCookies({ name: /session/ });
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoBarriers(page, 'session over', panel);
  });

  test(`no barriers while booking, ${inWords(dress)}`, async ({ page, baseURL }) => {
    await putOn(page, dress, baseURL ?? '');
    await openPage(page, homeOf(comingStay(1 + (index % 4), 1)));
    const room = page
      .getByRole('article')
      .filter({ has: page.locator('h3') })
      .first();
    await room.locator('[aria-expanded=false][aria-controls]').click();
    await room.getByRole('button', { name: /Book Pay at hotel|احجز الدفع في الفندق/ }).click();
    await expect(page.locator('.svc').first()).toBeVisible();
    await expectNoBarriers(page, 'services');
    await page.locator('.btn-1:visible').click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectNoBarriers(page, 'guest-info');

    const next = page.locator('button[type=submit]:visible');
    await next.click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
    await expectNoBarriers(page, 'guest-info with errors', 'form');

    const guest = newGuest();
    for (const [name, text] of [
      ['givenName', guest.givenName],
      ['surname', guest.surname],
      ['email', guest.email],
      ['emailAgain', guest.email],
      ['phone', guest.phone],
    ] as const)
      await page.locator(`[name=${name}]`).fill(text);
    await next.click();
    const place = page.locator('.place:visible');
    await expect(place).toBeDisabled();
    await expectNoBarriers(page, 'card-details');
    await page.getByRole('checkbox').check();
    await place.click();
    await expect(page.getByText(/^SB4-\w{10}$/)).toBeVisible();
    await expectNoBarriers(page, 'thank-you');
  });

  if (theme === 'light')
    test(`no barriers on the quiet pages, ${inWords(dress)}`, async ({ page, baseURL }) => {
      await putOn(page, dress, baseURL ?? '');
      for (const address of ['/1001/customer-account/privacy-policy', '/1004/maintenance', '/1003']) {
        await openPage(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectNoBarriers(page, address);
      }
    });
}
