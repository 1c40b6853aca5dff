import type { Locator, Page } from '@playwright/test';
import { chooseRoom, doubleRoom, roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { takenOver } from '../steps/taken-over.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

/** Makes the page as wide as a phone, a tablet and a desk, one after the other, and looks at it each time. */
async function atEveryWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await look(width);
  }
}

/** A click that is only tried: it fails where the button is hidden, or something else lies above it. */
const expectInReach = (button: Locator): Promise<void> => button.click({ trial: true });

test('C05 E02 E03 two rooms are chosen one after the other and booked together, with every way on in reach', async ({
  page,
  api,
}) => {
  const stay = comingStay(2, 1);
  const { room } = await findOffer(api, { stay, roomId: 'suite', ratePlanId: 'pay-at-hotel' });
  expect(room.availability).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${homeOf(stay)}&nbAdults=2,1`);
  await expect(page.getByText('Choose room 1 of 2, for 2 adults')).toBeVisible();
  const suite = roomCard(page, 'Lake Suite');
  await suite.getByRole('button', { name: 'Details & Book' }).click();
  await expect(suite.getByRole('button', { name: /^Book / }).first()).toBeInViewport({ ratio: 1 });
  await suite.getByRole('button', { name: 'Book Pay at hotel' }).click();
  const next = page.getByRole('button', { name: 'Book next room' });
  await atEveryWidth(page, () => expectInReach(next));
  await next.click();

  await expect(page.getByText('Choose room 2 of 2, for 1 adult')).toBeVisible();
  await expect(page.getByText('Chosen so far: Lake Suite')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Your stay' });
  await atEveryWidth(page, async (width) => {
    if (width < 600) await bar.getByRole('button', { expanded: false }).click();
    for (const name of [/^Change/, /^Remove/]) await expectInReach(bar.getByRole('button', { name }));
  });
  // The one suite is chosen already.
  await expect(suite.getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=2%2C1`));
  // The page itself comes with the results of the room that is chosen next.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await takenOver(page, 'h1');
  await expect(page.getByText('Choose room 2 of 2, for 1 adult')).toBeVisible();
  expect(asked.filter((url) => url.includes('/availabilities'))).toEqual([]);
  await chooseRoom(page, doubleRoom);
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  await expect(summary).toContainText('Lake Suite');
  await expect(summary).toContainText(doubleRoom);

  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Lake Suite');
  await expect(page.getByRole('main')).toContainText(doubleRoom);
});
