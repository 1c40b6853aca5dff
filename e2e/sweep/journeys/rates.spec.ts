import { getCancellationPolicies } from '@stayfront/contract/cancellation';
import type { Page } from '@playwright/test';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { expect, test } from '../../stayfront.ts';

// A card that is opened glides to the top, and what is pointed at meanwhile glides away from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stay = comingStay(6, 2);
const twin = 'Twin Room';

async function openRates(page: Page) {
  await openPage(page, homeOf(stay));
  await roomCard(page, twin).getByRole('button', { name: 'Details & Book' }).click();
}

test('C04 a rate says its name, what it is, how it is guaranteed, its total and its night', async ({ page, api }) => {
  const { product } = await findOffer(api, { stay, roomId: 'twin', ratePlanId: 'pay-at-hotel' });
  await openRates(page);
  const rate = roomCard(page, twin).getByRole('region', { name: product.ratePlanName });
  await expect(rate.getByText('Pay at the hotel, no card needed')).toBeVisible();
  await expect(rate).toContainText(inRoundFrancs(product.totalPrice - product.totalDiscount));
  await expect(rate).toContainText(
    `${inRoundFrancs(Math.round((product.totalPrice - product.totalDiscount) / 2))} per night`,
  );
});

test('C04 a long description is cut at 120 characters, and shown whole and cut again on request', async ({
  page,
  api,
}) => {
  const { room } = await findOffer(api, { stay, roomId: 'twin', ratePlanId: 'pay-at-hotel' });
  const long = room.products.filter(({ ratePlanDescription }) => ratePlanDescription.length > 120);
  await openRates(page);
  const more = roomCard(page, twin).getByRole('region').getByRole('button', { name: 'Show more' });
  await expect(more).toHaveCount(long.length);
  for (const { ratePlanName, ratePlanDescription } of long) {
    const rate = roomCard(page, twin).getByRole('region', { name: ratePlanName });
    await expect(rate).not.toContainText(ratePlanDescription);
    await rate.getByRole('button', { name: 'Show more' }).click();
    await expect(rate).toContainText(ratePlanDescription);
    await rate.getByRole('button', { name: 'Show less' }).click();
    await expect(rate).not.toContainText(ratePlanDescription);
  }
});

test('C04 the cancellation policy is fetched when the badge is pointed at, and read by keyboard as well', async ({
  page,
  api,
}) => {
  const { product } = await findOffer(api, { stay, roomId: 'twin', ratePlanId: 'flexible' });
  const { text } = await api(getCancellationPolicies, {
    params: { hotelId: 1001 },
    query: { start: stay.arrival, end: stay.departure, roomId: 'twin', ratePlanId: 'flexible' },
    body: undefined,
  });
  await openRates(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ratePlanId=flexible')) asked.push(new URL(request.url()).search);
  });
  const rate = roomCard(page, twin).getByRole('region', { name: product.ratePlanName });
  const badge = rate.getByRole('button', { name: 'cancellation' });
  expect(asked).toEqual([]);
  await badge.hover();
  await expect(rate.getByRole('tooltip')).toHaveText(text);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(
    new RegExp(`sessionId=\\w{16}&start=${stay.arrival}&end=${stay.departure}&roomId=twin&ratePlanId=flexible`),
  );
  // Only this rate: of the next one, which the tooltip may lie upon, nobody reads anything now.
  await page.mouse.move(0, 0);
  await expect(rate.getByRole('tooltip')).toBeHidden();

  await tabTo(badge);
  await expect(rate.getByRole('tooltip')).toHaveText(text);
  await page.keyboard.press('Escape');
  await expect(rate.getByRole('tooltip')).toBeHidden();
  expect(asked).toHaveLength(1);
});

test.describe('without an answer', () => {
  test.use({ mayComplain: /Failed to load resource/ });

  test('C04 the badge says what came with the price when the policy cannot be fetched', async ({ page, api }) => {
    const { product } = await findOffer(api, { stay, roomId: 'twin', ratePlanId: 'flexible' });
    await openRates(page);
    await page.route('**/cancellation-policies?*', (route) => route.abort());
    const rate = roomCard(page, twin).getByRole('region', { name: product.ratePlanName });
    await rate.getByRole('button', { name: 'cancellation' }).hover();
    await expect(rate.getByRole('tooltip')).toHaveText(product.cancellationPolicyText);
  });
});

test('C08 a sold-out room has no rates to book, and a prepaid rate needs somebody who takes the payment', async ({
  page,
}) => {
  await openPage(page, homeOf(stay, 1003));
  await expect(page.getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  const house = page.getByRole('article', { name: 'The Weir Room' });
  await house.getByRole('button', { name: 'Details & Book' }).click();
  const advance = house.getByRole('region', { name: 'Paid in advance' });
  await expect(advance).toContainText('Not bookable online');
  await expect(advance.getByRole('link', { name: '+44 1632 960 163' })).toHaveAttribute('href', 'tel:+441632960163');
  await expect(advance.getByRole('button', { name: 'Book' })).toHaveCount(0);
  await expect(advance).not.toContainText('£');
  await openRates(page);
  await expect(roomCard(page, twin).getByRole('button', { name: 'Book Pay at hotel' })).toBeEnabled();
});
