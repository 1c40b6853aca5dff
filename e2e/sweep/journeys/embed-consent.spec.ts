import type { Page } from '@playwright/test';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { expectTold } from '../../steps/expect-told.ts';
import { awaitBooking, bookingIn, frameIn } from '../../steps/hotel-site.ts';
import { changeHotel } from '../../steps/manage-hotel.ts';
import { tagManager, watchTags } from '../../steps/watch-tags.ts';
import { openWrittenSite, type WrittenSite } from '../../steps/written-site.ts';
import { expect, test } from '../../stayfront.ts';

let site: WrittenSite;

test.beforeAll(async ({ playwright, baseURL }) => {
  site = await openWrittenSite({ playwright }, baseURL ?? '', 9308);
});
test.afterAll(() => site.close());

/** What the frame keeps of a consent: counting visits, and three signals of advertising. */
const keptConsent = (page: Page): Promise<string | undefined> =>
  frameIn(page).evaluate(() => /stayfront-consent-9308=(\d+)/.exec(document.cookie)?.[1]);

test('J03 the element takes light, language, currency, dates and a code; and the page around it answers for the guest: after its no nothing leaves, after its yes the tags come', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  await changeHotel({ request, api }, site.hotel, {}, { trackers: { tagManagerId: 'GTM-TEST305' } });
  const tags = await watchTags(page, baseURL ?? '', site.origin);
  const around = new URL(site.origin).host;
  const { arrival, departure } = comingStay(5, 2);
  const attributes = `lang="de" currency="CHF" check-in="${arrival}" check-out="${departure}" adults="1" promo="WELCOME10" theme="dark" consent="none"`;
  await site.open(page, site.element(attributes));
  await awaitBooking(page);
  const booking = bookingIn(page);
  const root = booking.locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  const card = roomCard(booking, 'Attic Room');
  await expect(card.getByText(/CHF/).first()).toBeVisible();
  const query = new URL(frameIn(page).url()).searchParams;
  const names = ['checkIn', 'checkOut', 'nbAdults', 'promoCode', 'currency'];
  expect(names.map((name) => query.get(name))).toEqual([arrival, departure, '1', 'WELCOME10', 'CHF']);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-mode', 'light');

  // What was said before anybody listened is not lost.
  await expectTold(tags, 'search', 'view_item_list');
  await expect.poll(() => keptConsent(page)).toBe('0000');
  await card.getByRole('button', { name: 'Details & Buchung' }).click();
  await expectTold(tags, 'select_item', 'view_item');
  await expect(booking.locator('.consent')).toHaveCount(0);
  expect([[...tags.strangers], tags.managers]).toEqual([[around], []]);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('consent', 'analytics'));
  await expect.poll(() => tags.managers.length).toBe(1);
  expect([...tags.strangers]).toEqual([around, new URL(tagManager).host]);
  await expect.poll(() => keptConsent(page)).toBe('1000');
  // What is told again changes nothing.
  const commands = tags.told.map(({ entry }) => entry).filter((entry) => Array.isArray(entry));
  const answers = new Set(
    commands.map(([, kind, signals]: unknown[]) => `${String(kind)}: ${Object.values(signals as object).join(' ')}`),
  );
  expect([...answers]).toEqual([
    'default: denied denied denied denied',
    'update: denied denied denied denied',
    'update: granted denied denied denied',
  ]);
  await page.locator('stayfront-booking').evaluate((one) => one.setAttribute('consent', 'marketing'));
  await expect.poll(() => keptConsent(page)).toBe('0111');
});
