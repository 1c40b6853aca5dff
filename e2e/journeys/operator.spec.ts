import { importHotel } from '../server/import-hotel.ts';
import { inviteOperator } from '../server/invite-operator.ts';
import { putOn } from '../steps/dress.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

const hotelId = 2101;

test.beforeAll(() => importHotel(hotelId, {}));

// A link that opens nothing is refused, which browsers note.
test.use({ mayComplain: /status of 40[14] / });

test('I02 somebody of the hotel signs in by a link that works once, and nobody else gets in', async ({
  page,
  baseURL,
  anotherBrowser,
}) => {
  const session = `/api/hotels/${hotelId}/operator/session`;
  await putOn(page, { lang: 'en', theme: 'light', width: 390 }, baseURL ?? '');

  // Without a session the hotel's own area is a page where one signs in, and without a link that leads nowhere.
  await openPage(page, `/${hotelId}/config`);
  await expect(page).toHaveURL(new RegExp(`/${hotelId}/config/sign-in$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);

  // A mail program looks at the link first, which changes nothing.
  const link = await inviteOperator(`anna-${Date.now()}@hotel.example`, hotelId);
  const scanner = await anotherBrowser();
  for (let i = 0; i < 3; i++) expect((await scanner.request.get(link)).status()).toBe(200);

  await openPage(page, link);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${hotelId}/config$`));
  expect((await page.request.get(session)).status()).toBe(200);
  expect(await page.evaluate(() => document.cookie)).not.toContain('operator');
  expect((await page.request.get('/api/hotels/1003/operator/session')).status()).toBe(401);

  // A hotel in maintenance is closed to guests, not to its own people.
  await openPage(page, '/1004/config');
  await expect(page).toHaveURL(/\/1004\/config\/sign-in$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  // Somebody else who finds the link has nothing in hand.
  const thief = await (await anotherBrowser()).newPage();
  await openPage(thief, link);
  await thief.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    thief.getByRole('heading', { level: 1, name: 'This link does not open anything any more' }),
  ).toBeVisible();
  expect((await thief.request.get(session)).status()).toBe(401);
  expect((await thief.request.get(`/${hotelId}/config`, { maxRedirects: 0 })).status()).toBe(302);
});
