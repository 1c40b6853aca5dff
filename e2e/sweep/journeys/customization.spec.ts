import { importHotel } from '../../server/import-hotel.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openLook } from '../../steps/open-look.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.describe('who may not', () => {
  test.use({ mayComplain: /status of (401|403|409)/ });

  test('a viewer changes nothing; two tabs do not write over each other; an ended session keeps the changes', async ({
    page,
    anotherBrowser,
  }) => {
    await importHotel(2115, {});
    const viewer = await (await anotherBrowser()).newPage();
    await openLook(viewer, 2115, { role: 'reader' });
    await expect(viewer.getByText('You may look at this, but not change it.')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

    await openLook(page, 2115);
    const second = await page.context().newPage();
    await openPage(second, '/2115/config');
    await second.getByRole('switch', { name: 'Dark mode' }).check();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByText('Saved. Guests see it from now on.')).toBeVisible();
    await page.getByLabel('Primary and button colour').fill('#1f4d3c');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Somebody has saved another look meanwhile.')).toBeVisible();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();

    await page.getByLabel('Primary and button colour').fill('#ad4f2d');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByLabel('Primary and button colour')).toHaveValue('#AD4F2D');
  });
});

test.describe('on a desk and on a phone', () => {
  // A frame that shares its font with the page around it makes the browser take one of the two preloads for unused.
  test.use({ mayComplain: /was preloaded using link preload but not used/ });

  test('the form has no barriers, in English and in Arabic', async ({ page, baseURL }) => {
    await importHotel(2116, {});
    await openLook(page, 2116);
    await page.getByLabel('Primary and button colour').fill('#6c5ce7');
    await expect(page.getByRole('button', { name: /^Use #/ })).toBeVisible();
    await expectNoBarriers(page, 'desk', '.look__f');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.context().addCookies([{ name: 'stayfront-desk-language', value: 'ar', url: baseURL ?? '' }]);
    await openPage(page, '/2116/config');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoBarriers(page, 'phone, Arabic', '.look__f');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
