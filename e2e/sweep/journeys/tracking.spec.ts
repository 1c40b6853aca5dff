import type { Page } from '@playwright/test';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { cancelByForm } from '../../steps/cancel-by-form.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { expectTold } from '../../steps/expect-told.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { openTrackedHotel, trackedHotel } from '../../steps/open-tracked-hotel.ts';
import { tagManager, watchTags } from '../../steps/watch-tags.ts';
import { calm, expect, test } from '../../stayfront.ts';

// One after the other: they share a hotel, which is put up once.
test.describe.configure({ mode: 'default' });

const hotelId = trackedHotel;
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const panorama = (page: Page) => roomCard(page, 'Panorama Room');
const stay = comingStay(60, 2);

test.beforeAll(openTrackedHotel);

test.describe('with nothing that moves', () => {
  test.use(calm);

  test('J03 a tag manager is told the whole way of a booking, once each, and nothing about the guest', async ({
    page,
    context,
    baseURL,
  }) => {
    const tags = await watchTags(page, baseURL ?? '');
    const guest = newGuest();
    await openPage(page, `${homeOf(stay, hotelId)}&promoCode=SNOW10`);
    await expectTold(tags, 'search', 'select_promotion', 'view_item_list');
    expect(tags.strangers.size).toBe(0);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => tags.managers).toEqual([`/${hotelId}`]);

    await panorama(page).getByRole('link', { name: 'Panorama Room', exact: true }).click();
    await expectTold(tags, 'select_item', 'view_item');
    await page.goBack();
    await panorama(page).getByRole('button', { name: 'Details & Book' }).click();
    await expectTold(tags, 'select_item', 'view_item');
    await panorama(page).getByRole('button', { name: 'Book Pay at hotel' }).click();
    const room = await expectTold(tags, 'add_to_cart');
    // 2 × 187.25, a tenth off each night, of which 3.8 in 103.8 are VAT.
    expect(room).toMatchObject({ ecommerce: { value: 324.7, items: [{ coupon: 'SNOW10', price: 324.7 }] } });

    await page.getByRole('button', { name: 'More: Sledge' }).click();
    await expectTold(tags, 'add_to_cart');
    await page.getByRole('button', { name: 'Fewer: Sledge' }).click();
    await expectTold(tags, 'remove_from_cart');
    await page.getByRole('button', { name: 'More: Sledge' }).click();
    await page.getByRole('button', { name: 'More: Sledge' }).click();
    await expectTold(tags, 'add_to_cart', 'add_to_cart');
    await page.getByRole('button', { name: 'Enter your contact details' }).click();
    expect(await expectTold(tags, 'begin_checkout')).toMatchObject({
      ecommerce: {
        value: 355.7,
        coupon: 'SNOW10',
        items: [{ item_id: 'panorama' }, { item_id: 'sledge', quantity: 2 }],
      },
    });

    await fillDetails(page, guest);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await acceptTerms(page);
    const managersBefore = tags.managers.length;
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
    const purchase = await expectTold(tags, 'add_payment_info', 'purchase');
    expect(purchase).toMatchObject({ ecommerce: { value: 355.7, tax: 12.34, local_tax: 0, coupon: 'SNOW10' } });
    // Where a card could be typed in nothing was told and nobody was let in.
    expect(tags.told.filter(({ path }) => path.endsWith('/card-details'))).toEqual([]);
    await expect.poll(() => tags.managers.length).toBe(managersBefore + 1);
    expect(tags.managers.filter((path) => path.endsWith('/card-details'))).toEqual([]);

    const purchases = () => tags.events().filter(({ event }) => event === 'purchase').length;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
    await expect.poll(() => tags.managers.length).toBe(managersBefore + 2);
    const second = await context.newPage();
    const elsewhere = await watchTags(second, baseURL ?? '');
    await openPage(second, page.url().slice(baseURL?.length));
    await expect(second.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
    await expect.poll(() => elsewhere.managers.length).toBe(1);
    expect([purchases(), elsewhere.events().length]).toEqual([1, 0]);

    const reference = new URL(page.url()).searchParams.get('reservationId') ?? '';
    await cancelByForm(page, hotelId, reference, guest);
    expect(await expectTold(tags, 'refund')).toEqual({
      event: 'refund',
      ecommerce: { transaction_id: reference, currency: 'CHF', value: 355.7, tax: 12.34 },
    });

    const all = JSON.stringify(tags.told);
    for (const secret of [guest.email, guest.givenName, guest.surname, '555 00 00']) expect(all).not.toContain(secret);
    expect([...tags.strangers]).toEqual([new URL(tagManager).host]);
    // Before each of them what the last one said is wiped away.
    const entries = tags.told.map(({ entry }) => entry as { event?: string; ecommerce?: unknown });
    for (const [place, entry] of entries.entries())
      if (entry.event !== undefined && entry.event !== 'gtm.js')
        expect(entries[place - 1]).toEqual({ ecommerce: null });
  });
});

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
