import { npmChromium } from '../../browser/npm-chromium.ts';
import { importHotel } from '../../server/import-hotel.ts';
import { inviteOperator } from '../../server/invite-operator.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { previewOf } from '../../steps/open-look.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// What the form itself does is in desk/src/screens/look, what the server takes in server/customization.

// A link that opens nothing any more, and a file that is no picture, are refused, which browsers note.
// The hotel's own pictures are looked at.
test.use({ ...calm, mayComplain: /status of 4(01|04|15) /, launchOptions: await npmChromium() });

const hotelId = 2110;
/** 64 × 64 pixels. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItz/VMYywi+hcEKLNO+FgEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQGBywLvDoEAVSaz4wAAAABJRU5ErkJggg==';

test('I01 I02 J06 somebody of the hotel signs in by a link that works once, chooses a look, sees it beside the form, and guests get it', async ({
  page,
  anotherBrowser,
}) => {
  await importHotel(hotelId, {});
  const session = `/api/hotels/${hotelId}/operator/session`;
  // Without a session the hotel's own area is the page where one signs in to the desk, and asks for a link.
  await openPage(page, `/${hotelId}/config/customization`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
  await page.getByLabel('E-mail address').fill('anna@hotel.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  // A mail program looks at the link first, which changes nothing.
  const link = await inviteOperator(`anna-${Date.now()}@hotel.example`, hotelId);
  const other = await anotherBrowser();
  for (let i = 0; i < 3; i++) expect((await other.request.get(link)).status()).toBe(200);
  await openPage(page, link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  // Back where they wanted to be, though the link in the mail did not know.
  await expect(page).toHaveURL(new RegExp(`/${hotelId}/config/customization$`));
  expect((await page.request.get(session)).status()).toBe(200);
  expect(await page.evaluate(() => document.cookie)).not.toContain('operator');
  expect((await page.request.get('/api/hotels/1003/operator/session')).status()).toBe(401);
  // A hotel in maintenance is closed to guests, not to its own people.
  expect((await page.request.get('/1004/config')).url()).toMatch(/\/1004\/desk\/sign-in\?to=/);
  // Somebody else who finds the link has nothing in hand.
  const guest = await other.newPage();
  await openPage(guest, link);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest.getByText('That link was used already, or is too old.')).toBeVisible();
  expect((await guest.request.get(session)).status()).toBe(401);
  expect((await guest.request.get(`/${hotelId}/config`, { maxRedirects: 0 })).status()).toBe(302);

  await expect(page.locator('body')).toHaveClass('_desk _config');
  await expectNoBarriers(page, 'the look', '.desk-main');
  const preview = previewOf(page);
  await expect(preview.locator('h1')).toBeVisible();
  const search = preview.getByRole('button', { name: 'Search', exact: true, includeHidden: true });
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
  await page.getByLabel('Primary and button colour').fill('#7a2e4d');
  await page.getByLabel('Texts', { exact: true }).selectOption('Lora');
  await page.getByLabel('Buttons', { exact: true }).selectOption('Jost');
  await page.getByLabel('Titles', { exact: true }).selectOption('Playfair Display');
  await page.getByRole('group', { name: 'Titles: Size' }).getByText('Large').click();
  await page.getByRole('slider', { name: 'Opacity' }).fill('90');
  await expect(page.getByLabel('Primary and button colour')).toHaveValue('#7A2E4DE6');
  await expect(preview.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(preview.locator('h1')).toHaveCSS('font-family', /^"Playfair Display"/);
  await expect(preview.locator('body')).toHaveCSS('font-family', /^Lora/);
  await expect(search).toHaveCSS('font-family', /^Jost/);
  await expect(search).toHaveCSS('background-color', 'rgb(135, 66, 94)');
  await expect(preview.locator('.logo img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await expect(preview.locator('.logo img')).toHaveCount(0);
  const sent = page.getByLabel('Background image', { exact: true });
  const refused = page.waitForResponse((response) => response.status() === 415);
  await sent.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await refused;
  await expect(page.getByText('This file is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await expect(preview.locator('.hero img')).toHaveCount(0);
  await sent.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(redSquare, 'base64') });
  await expect(preview.locator('.hero img')).toHaveCount(1);
  // Nothing in the preview can be pressed or reached.
  await expect(page.locator('iframe[name=stayfront-preview]')).toHaveCSS('pointer-events', 'none');

  await openPage(guest, `/${hotelId}`);
  await expect(guest.locator('.logo img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
  const behind = await preview.locator('.hero img').getAttribute('src');
  await expect(async () => {
    await openPage(guest, `/${hotelId}`);
    await expect(guest.locator('.hero img')).toHaveAttribute('src', behind ?? '', { timeout: 1000 });
  }).toPass();
  await expect(guest.locator('h1')).toHaveCSS('font-family', /^"Playfair Display"/);
  const pressed = guest.getByRole('button', { name: 'Search', exact: true });
  await expect(pressed).toHaveCSS('background-color', 'rgb(135, 66, 94)');
  await expect(guest.locator('.logo img')).toHaveCount(0);
  const isSeen = () => guest.locator('.hero img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  await expect.poll(isSeen).toBe(true);
});
