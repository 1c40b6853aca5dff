import type { Page } from '@playwright/test';
import { cancelByForm } from '../steps/cancel-by-form.ts';
import { roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { expectTold } from '../steps/expect-told.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { openTrackedHotel, trackedHotel } from '../steps/open-tracked-hotel.ts';
import { tagManager, watchTags } from '../steps/watch-tags.ts';
import { calm, expect, test } from '../stayfront.ts';

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

type Shift = { value: number; startTime: number; sources: { node: Element | null }[] };

test('J03 on a phone the question about cookies leaves the button to book within reach, and nothing moves when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = { cameAt: Infinity, shifts: [] as { at: number; who: string[] }[] };
    Object.assign(window, { seen });
    new MutationObserver((_, watch) => {
      if (!document.querySelector('.consent')) return;
      seen.cameAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        seen.shifts.push({ at: entry.startTime, who: entry.sources.map(({ node }) => node?.className ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, `/${hotelId}/room/panorama${homeOf(stay, hotelId).slice(String(hotelId).length + 1)}`);
  await expect(banner(page)).toBeVisible();
  const dock = page.locator('.dock');
  await expect(dock).toBeVisible();
  const lowest = await banner(page).getByRole('button').last().boundingBox();
  const below = await dock.boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { cameAt: number; shifts: { at: number; who: string[] }[] } };
    return seen.shifts.filter(({ at }) => at >= seen.cameAt);
  });
  expect(moved).toEqual([]);
  await dock.getByRole('button', { name: 'Book' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('J03 a tag manager is let in where the hotel has one, never where money is taken or a reservation is read', async ({
  request,
}) => {
  const policyOf = async (address: string): Promise<string> =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/1003')).not.toContain('google');
  for (const path of ['', '/checkout/guest-info', '/checkout/thank-you'])
    expect([path, (await policyOf(`/${hotelId}${path}`)).includes(tagManager)]).toEqual([path, true]);
  for (const path of ['/checkout/card-details', '/checkout/payment-callback', '/reservation/SB4-AAAAAAAAAA?t=secret'])
    expect([path, (await policyOf(`/${hotelId}${path}`)).includes('google')]).toEqual([path, false]);
});
