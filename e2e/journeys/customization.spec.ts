import { importHotel } from '../server/import-hotel.ts';
import { inviteOperator } from '../server/invite-operator.ts';
import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { openLook, previewOf } from '../steps/open-look.ts';
import { openPage } from '../steps/open-page.ts';
import { stillTime } from '../steps/still-time.ts';
import { expect, test } from '../stayfront.ts';

/** 64 × 64 pixels. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItz/VMYywi+hcEKLNO+FgEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQGBywLvDoEAVSaz4wAAAABJRU5ErkJggg==';

test('I01 an operator chooses a look, sees it beside the form, saves it, and guests get it', async ({
  page,
  anotherBrowser,
}) => {
  await importHotel(2110, {});
  await openLook(page, 2110);
  await expect(page.locator('body')).toHaveClass('_config');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const preview = previewOf(page);
  const search = preview.getByRole('button', { name: 'Search', exact: true, includeHidden: true });

  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.getByLabel('Primary and button colour').fill('#7a2e4d');
  await expect(search).toHaveCSS('background-color', 'rgb(122, 46, 77)');
  await expect(page.getByText('Button text reads well on this colour')).toBeVisible();
  await page.getByLabel('Texts', { exact: true }).selectOption('Lora');
  await page.getByLabel('Buttons', { exact: true }).selectOption('Jost');
  await page.getByLabel('Titles', { exact: true }).selectOption('Playfair Display');
  await page.getByRole('group', { name: 'Titles: Size' }).getByText('Large').click();
  await expect(preview.locator('h1')).toHaveCSS('font-family', /^"Playfair Display"/);
  await expect(preview.locator('body')).toHaveCSS('font-family', /^Lora/);
  await expect(search).toHaveCSS('font-family', /^Jost/);
  await page.getByRole('slider', { name: 'Opacity' }).fill('90');
  await expect(page.getByLabel('Primary and button colour')).toHaveValue('#7A2E4DE6');
  await expect(search).toHaveCSS('background-color', 'rgb(135, 66, 94)');
  await expect(preview.locator('.logo img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await expect(preview.locator('.logo img')).toHaveCount(0);
  // Nothing in the preview can be pressed or reached.
  await expect(page.locator('iframe[name=stayfront-preview]')).toHaveAttribute('inert', '');
  await expect(page.locator('iframe[name=stayfront-preview]')).toHaveCSS('pointer-events', 'none');

  const guest = await (await anotherBrowser()).newPage();
  await openPage(guest, '/2110');
  await expect(guest.locator('.logo img')).toHaveCount(1);
  await expect(page.getByRole('status').getByText('Your changes are not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
  await expect(page.getByText('Your changes are not saved')).toHaveCount(0);

  await expect(async () => {
    await openPage(guest, '/2110');
    await expect(guest.locator('h1')).toHaveCSS('font-family', /^"Playfair Display"/, { timeout: 1000 });
  }).toPass();
  await expect(guest.getByRole('button', { name: 'Search', exact: true })).toHaveCSS(
    'background-color',
    'rgb(135, 66, 94)',
  );
  await expect(guest.locator('.logo img')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Titles', { exact: true })).toHaveValue('Playfair Display');
});

test('I01 a colour that cannot be read is refused, with one that can in its place', async ({ page }) => {
  await importHotel(2111, {});
  await openLook(page, 2111);
  const colour = page.getByLabel('Primary and button colour');
  await colour.fill('#6c5ce7');
  await expect(page.getByText('Not everybody could read text in this colour')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colour).toBeFocused();
  await expect(page.getByText('Your changes are not saved')).toBeVisible();
  await page.getByRole('button', { name: /^Use #[0-9A-F]{6} instead$/ }).click();
  await expect(page.getByText('Button text reads well on this colour')).toBeVisible();
  await colour.fill('blue');
  await expect(page.getByText('Please enter a colour such as #3B6075')).toBeVisible();
  await colour.fill('#1f4d3c');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
});

test('I01 the form hides, reloads what is saved, and goes back to the first look after a warning', async ({ page }) => {
  await importHotel(2112, {});
  await page.clock.install();
  await openLook(page, 2112);
  const dark = page.getByRole('switch', { name: 'Dark mode' });
  const preview = previewOf(page);
  await dark.check();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('form', { name: 'Your look' })).toHaveCount(0);
  await expect(preview.locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Show the form' }).click();
  // What was chosen is still there, and is not lost without a question.
  await expect(dark).toBeChecked();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(dark).toBeChecked();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(dark).not.toBeChecked();
  await dark.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
  await page.getByRole('button', { name: 'Factory reset' }).click();
  const warning = page.getByRole('dialog', { name: 'Factory reset' });
  await expect(warning).toContainText(
    'You are about to reset all your customization config. This action is irreversible. Are you sure you want to reset your customization?',
  );
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(dark).toBeChecked();
  await page.getByRole('button', { name: 'Factory reset' }).click();
  await warning.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(dark).not.toBeChecked();
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'light');

  // The preview follows half a second after a change; what is saved is asked for a second after Reload was pressed.
  await stillTime(page);
  await dark.check();
  await page.clock.runFor(499);
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.clock.runFor(1);
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'dark');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customization')) asked.push(request.method());
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page.clock.runFor(999);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(dark).not.toBeChecked();
  expect(asked).toEqual(['GET']);
});

test.describe('pictures', () => {
  test.use({ mayComplain: /status of 4\d\d/ });

  test('I01 J06 logo and background are sent, shown beside the form and to guests; a file that is no picture is not sent', async ({
    page,
    anotherBrowser,
  }) => {
    await importHotel(2117, {});
    await openLook(page, 2117);
    const shown = previewOf(page).locator('.logo img');
    const before = await shown.getAttribute('src');
    const logo = page.getByLabel('Logo', { exact: true });
    await logo.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByText('This file is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
    const refused = page.waitForResponse((response) => response.status() === 415);
    await logo.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await refused;
    await expect(page.getByText('This file is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
    await logo.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(redSquare, 'base64') });
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    const behind = previewOf(page).locator('.hero img');
    await expect(behind).toHaveCount(0);
    const red = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(redSquare, 'base64') };
    await page.getByLabel('Background image', { exact: true }).setInputFiles(red);
    await expect(behind).toHaveCount(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
    const sent = await behind.getAttribute('src');
    const guest = await (await anotherBrowser()).newPage();
    await expect(async () => {
      await openPage(guest, '/2117');
      await expect(guest.locator('.hero img')).toHaveAttribute('src', sent ?? '', { timeout: 1000 });
    }).toPass();
    await expect
      .poll(() => guest.locator('.hero img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Remove: Logo' }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove: Background image' }).click();
    await expect(behind).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload: Logo' })).toBeVisible();
  });
});

test.describe('who may not', () => {
  test.use({ mayComplain: /status of (401|403|409)/ });

  test('guests, another hotel’s operator and a used link get as far as the way in', async ({
    page,
    anotherBrowser,
  }) => {
    await importHotel(2113, {});
    await importHotel(2114, {});
    await openPage(page, '/2113/config/customization-form');
    await expect(page).toHaveURL(/\/2113\/config\/sign-in$/);
    const link = await inviteOperator('once@hotel.example', 2113);
    await openPage(page, link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your look' })).toBeVisible();
    await openPage(page, '/2114/config');
    await expect(page).toHaveURL(/\/2114\/config\/sign-in$/);
    const stranger = await (await anotherBrowser()).newPage();
    for (const address of [link, '/2113/config/sign-in?t=guessed']) {
      await openPage(stranger, address);
      await stranger.getByRole('button', { name: 'Sign in' }).click();
      await expect(stranger.getByRole('heading', { name: 'This link does not open anything any more' })).toBeVisible();
    }
    await openPage(stranger, '/2113/config');
    await expect(stranger).toHaveURL(/\/2113\/config\/sign-in$/);
  });

  test('a viewer changes nothing; two tabs do not write over each other; an ended session keeps the changes', async ({
    page,
    anotherBrowser,
  }) => {
    await importHotel(2115, {});
    const viewer = await (await anotherBrowser()).newPage();
    await openLook(viewer, 2115, { role: 'viewer' });
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

  test('the form has no barriers, in English and in Arabic', async ({ page }) => {
    await importHotel(2116, {});
    await openLook(page, 2116);
    await page.getByLabel('Primary and button colour').fill('#6c5ce7');
    await expect(page.getByRole('button', { name: /^Use #/ })).toBeVisible();
    await expectNoBarriers(page, 'desk', '.cz__f');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    page.on('dialog', (dialog) => void dialog.accept());
    await openPage(page, '/2116/config?lang=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoBarriers(page, 'phone, Arabic', '.cz__f');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
