import { expect, type FrameLocator, type Page } from '@playwright/test';
import { doubleRoom } from './choose-room.ts';
import { acceptTerms, placeOrder } from './go-to-review.ts';
import { bookingIn, bookInFrame, frameIn, hotelSite } from './hotel-site.ts';

export const goOn = 'Continue to payment';

const frameOf = (page: Page) => page.locator('stayfront-booking iframe');

/** The frame is as high as what stands in it. */
export async function expectFrameFits(page: Page, what: string): Promise<void> {
  const fits = () =>
    frameIn(page).evaluate(() => document.documentElement.scrollHeight - innerHeight <= 1 && innerHeight > 700);
  await expect.poll(fits, `the frame is as high as ${what}`).toBe(true);
}

/** Books a room in the hotel's own page, from its list to the confirmation, without leaving that page. */
export async function bookAtSite(page: Page, booking: FrameLocator) {
  const frame = frameOf(page);
  const before = await frame.evaluate((one) => one.clientHeight);
  const guest = await bookInFrame(booking, doubleRoom, 'Pay at hotel');
  await expect.poll(() => frame.evaluate((one) => one.clientHeight)).not.toBe(before);
  await expectFrameFits(page, 'the form');
  // Another page of the booking is seen from its top, below the site's own bar.
  await booking.getByRole('button', { name: goOn }).last().click();
  await expect(booking.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
  await expect
    .poll(() => frame.evaluate((one) => one.getBoundingClientRect().top), 'the top is in sight')
    .toBeGreaterThanOrEqual(0);
  await acceptTerms(booking);
  await placeOrder(booking);
  await expect(booking.getByRole('heading', { name: 'Booking confirmed!' })).toBeInViewport();
  expect(page.url()).toContain(await hotelSite());
  return guest;
}

/** The booking's own page stands in nobody's frame: its link opens it beside. */
export async function expectOwnPageBeside(page: Page, address: string): Promise<void> {
  const beside = page.waitForEvent('popup');
  await bookingIn(page)
    .getByRole('link', { name: /Manage|View or change|reservation/i })
    .first()
    .click();
  expect((await beside).url()).toContain(address);
}
