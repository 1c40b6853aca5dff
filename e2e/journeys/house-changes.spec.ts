import { roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from '../steps/manage-hotel.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

const stay = comingStay(6, 2);
let hotel: ManagedHotel;

// One hotel that is changed again and again.
test.describe.configure({ mode: 'default' });
// What the browser says of a closed house, and of an address that cannot be read.
test.use({ mayComplain: /status of (503|404)/ });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  hotel = await openManagedHotel(request, 9304);
  await request.dispose();
});

test('A08 I03 a house that closes while a guest is there shows its notice, and lets in who waits', async ({
  page,
  request,
  api,
}) => {
  await page.clock.install();
  await openPage(page, homeOf(stay, 9304));
  await expect(roomCard(page, 'Attic Room')).toBeVisible();
  await changeHotel({ request, api }, hotel, {}, { isInMaintenance: true });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/9304\/maintenance\?checkIn=/);
  await expect(page.getByRole('heading', { name: /down for maintenance/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await changeHotel({ request, api }, hotel, {}, { isInMaintenance: false });
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL(/\/9304(\?|$)/);
});

test('A04 legal texts are the hotel’s own: sanitised, in the guest’s language or one the hotel has', async ({
  page,
  request,
  api,
}) => {
  const hostile =
    '<h2>Who we are</h2><p onclick="alert(1)">Call <a href="tel:+41335550177">us</a> or <a href="javascript:alert(1)">not</a>.</p>' +
    '<script>document.title="taken"</script><img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe><ul><li>One</li><li>Two</li></ul>';
  await changeHotel({ request, api }, hotel, {
    legal: { privacyPolicy: { en: hostile, ar: 'نص عربي' }, generalTerms: { de: '## Preise\nAlles inbegriffen.' } },
  });
  await openPage(page, '/9304/customer-account/privacy-policy?lang=en');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  await expect(article.getByRole('link')).toHaveCount(1);
  await expect(article.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'tel:+41335550177');
  await expect(article.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(article.locator('script, img, iframe, [onclick]')).toHaveCount(0);
  await expect(page).toHaveTitle('Berghaus Alpina · Privacy policy');
  await openPage(page, '/9304/customer-account/privacy-policy?lang=ar');
  await expect(article.getByText('نص عربي')).toBeVisible();
  // No terms in Arabic, in the hotel's language or in English: the German ones, which say so and read from the left.
  await openPage(page, '/9304/customer-account/general-terms?lang=ar');
  const text = article.locator('[lang="de"]');
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(text).toContainText('Alles inbegriffen.');
});
