import type { Page } from '@playwright/test';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { expectSoon } from '../steps/expect-soon.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { inFrancs } from '../steps/in-francs.ts';
import { openPage } from '../steps/open-page.ts';
import { getServices } from '@stayfront/contract/service';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const stay = comingStay(8, 2);

/** Books the double room; what it can have besides follows. */
async function comeToServices(page: Page): Promise<void> {
  const card = roomCard(page, doubleRoom);
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await page.getByRole('heading', { name: 'Make it your stay' }).waitFor();
}

test('E03 F01 the browser’s way back gives the room back; services are added, counted and removed, and the booking costs what the summary says', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openPage(page, homeOf(stay));
  await comeToServices(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stayfront-booking-1001'))).toContain('"orders":[]');
  await comeToServices(page);

  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  const { services } = await api(getServices, {
    params: { hotelId: 1001 },
    query: {},
    body: { reference: product.reference, lang: 'en' },
  });
  const unit = (id: string) => services.find(({ serviceId }) => serviceId === id)?.unitPrice ?? Number.NaN;
  const service = (name: string) => page.getByRole('article', { name });
  await expect(page).toHaveURL(/checkout\/add-services\/double$/);
  expect(new Set(services.map(({ pricingType }) => pricingType)).size).toBe(5);
  for (const { name, pricingType, unitPrice } of services)
    await expect(service(name).first()).toContainText(unitPrice === 0 ? 'Included' : pricingType.toLowerCase());
  await expect(service('Nature contribution')).toContainText('This service is mandatory');
  await expect(service('Nature contribution').getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Breakfast buffet' }).click();
  const transfer = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'More: Transfer' }) });
  const more = transfer.getByRole('button', { name: 'More' });
  await more.click();
  await expect(transfer).not.toContainText('Maximum quantity');
  await more.click();
  await expect(transfer).toContainText('Maximum quantity for this service is 2');
  await transfer.getByRole('button', { name: 'Fewer' }).click();

  // The contribution is mandatory, and so it was in the price already.
  const total = product.totalPrice + unit('breakfast') + unit('station-transfer');
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const due = summary.locator('dt', { hasText: 'Due at the hotel' }).locator('xpath=following-sibling::dd[1]');
  await expect(due).toHaveText(inFrancs(total));
  await expect(summary.locator('[aria-live=polite]')).toHaveText(`Total${inFrancs(total)}`); // and is read out
  await page.reload();
  await expect(due).toHaveText(inFrancs(total));
  await page.getByRole('button', { name: 'Enter your contact details' }).click();

  await expect(summary).toContainText('Breakfast buffet');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await transfer.getByRole('button', { name: 'Fewer' }).click();
  const less = total - unit('station-transfer');
  await expect(due).toHaveText(inFrancs(less));
  await expectSoon(page, 'Enter your contact details', /add-services\/double$/, /guest-info$/);
  await fillDetails(page, newGuest());
  await expectSoon(page, 'Continue to payment', /guest-info$/, /card-details$/);
  await acceptTerms(page);
  await expect(due).toHaveText(inFrancs(less));
  await placeOrder(page);
  await expect(page.getByRole('main')).toContainText(`You pay ${inFrancs(less)} at the hotel`);
});
