import type { Page } from '@playwright/test';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { expectTold } from '../../steps/expect-told.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { openTrackedHotel, trackedHotel } from '../../steps/open-tracked-hotel.ts';
import { tagManager, watchTags } from '../../steps/watch-tags.ts';
import { expect, test } from '../../stayfront.ts';

// One after the other: they share a hotel, which is put up once.
test.describe.configure({ mode: 'default' });

const hotelId = trackedHotel;
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const panorama = (page: Page) => roomCard(page, 'Panorama Room');
const stay = comingStay(60, 2);

test.beforeAll(openTrackedHotel);

test('J03 one room cancelled of two is refunded with its items, on the next page that lets tags in', async ({
  page,
  api,
  baseURL,
}) => {
  const tags = await watchTags(page, baseURL ?? '');
  await page.context().addCookies([{ name: `stayfront-consent-${hotelId}`, value: '1111', url: baseURL ?? '' }]);
  const ratePlanIds = ['pay-at-hotel', 'pay-at-hotel'];
  const { reservationId, token } = await bookRoomsByApi(api, { hotelId, stay, email: newGuest().email, ratePlanIds });
  await openPage(page, `/${hotelId}/reservation/${reservationId}?t=${token}`);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Cancel this room' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this room?' });
  await question.getByRole('button', { name: 'Cancel this room' }).click();
  await expect(first).toContainText('Cancelled');
  expect([tags.told, [...tags.strangers]]).toEqual([[], []]);
  await openPage(page, `/${hotelId}/customer-account/privacy-policy`);
  expect(await expectTold(tags, 'refund')).toMatchObject({
    ecommerce: {
      transaction_id: reservationId,
      value: 360.79,
      tax: 13.71,
      items: [
        { item_id: 'panorama', item_variant: 'pay-at-hotel', price: 360.79, quantity: 1, check_in: stay.arrival },
      ],
    },
  });
  await page.reload();
  await expect.poll(() => tags.managers.length).toBe(2);
  expect(tags.events()).toHaveLength(1);
});

test('J03 whoever refuses is asked nothing again, and no request leaves to anybody else', async ({ page, baseURL }) => {
  const tags = await watchTags(page, baseURL ?? '');
  await openPage(page, homeOf(stay, hotelId));
  await expect(banner(page).getByRole('checkbox')).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toHaveCount(0);
  await panorama(page).getByRole('button', { name: 'Details & Book' }).click();
  await panorama(page).getByRole('button', { name: 'Book Pay at hotel' }).click();
  await page.getByRole('button', { name: 'Enter your contact details' }).click();
  await expectTold(tags, 'begin_checkout');
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  await expectTold(tags, 'purchase');
  await expect(banner(page)).toHaveCount(0);
  expect([[...tags.strangers], tags.managers]).toEqual([[], []]);
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  const commands = tags.told.map(({ entry }) => entry).filter((entry) => Array.isArray(entry));
  expect(commands.slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
  ]);
});

test('J03 the choice is made by purpose, is remembered, and can be changed', async ({ page, baseURL }) => {
  const tags = await watchTags(page, baseURL ?? '');
  await openPage(page, `/${hotelId}`);
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await expect(banner(page).getByRole('checkbox', { name: 'Measure advertising' })).not.toBeChecked();
  await banner(page).getByRole('checkbox', { name: 'Count visits' }).check();
  await banner(page).getByRole('button', { name: 'Save choice' }).click();
  await expect.poll(() => tags.managers.length).toBe(1);
  const counted = {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  // Nothing is read before the answer: it stands right behind the silence.
  const layer = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.slice(0, 2).map((entry) => Array.from(entry)),
  );
  expect(layer[0]?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(layer[1]).toEqual(['consent', 'update', counted]);

  await openPage(page, `/${hotelId}/customer-account/privacy-policy`);
  await expect.poll(() => tags.managers.length).toBe(2);
  await expect(banner(page)).toHaveCount(0);
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: baseURL ?? '' }]);
  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await again.click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page).getByRole('checkbox', { name: 'Count visits' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(again).toBeFocused();
  await again.click();
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
  await openPage(page, `/${hotelId}`);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(tags.managers.length).toBe(2);
});

test('a hotel without a tag manager asks nothing and lets nobody in', async ({ page, baseURL }) => {
  const tags = await watchTags(page, baseURL ?? '');
  const answer = await openPage(page, '/1003');
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect([tags.told, [...tags.strangers]]).toEqual([[], []]);
  for (const path of ['', '/checkout/guest-info', '/checkout/thank-you'])
    expect((await page.request.get(`/${hotelId}${path}`)).headers()['content-security-policy']).toContain(tagManager);
  for (const path of ['/checkout/card-details', '/checkout/payment-callback', '/reservation/SB4-AAAAAAAAAA?t=secret'])
    expect((await page.request.get(`/${hotelId}${path}`)).headers()['content-security-policy']).not.toContain('google');
});
