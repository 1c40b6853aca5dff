import type { Page } from '@playwright/test';
import { roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { findOffer } from '../steps/find-offer.ts';
import { inRoundFrancs } from '../steps/in-francs.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

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

test('C08 a sold-out room has no rates to book, and a prepaid rate needs somebody who takes the payment', async ({
  page,
}) => {
  await openPage(page, homeOf(stay, 1003));
  await expect(page.getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  await openRates(page);
  await expect(roomCard(page, twin).getByRole('button', { name: 'Book Pay at hotel' })).toBeEnabled();
});
