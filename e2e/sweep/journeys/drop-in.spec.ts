import type { Locator, Page } from '@playwright/test';
import { chooseRoom, doubleRoom, leaveServices, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { goToCard } from '../../steps/go-to-card.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { cardOf, dropInField, testCards, typeIntoDropIn } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself; and whoever looks for barriers speaks to the frames by our
// own address, while they are at another.
const ofOthers = 'is marked as deprecated|postMessage';
test.use({ ...calm, mayComplain: new RegExp(ofOthers) });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });

/** From the rooms to the provider's drop-in, with a card typed into it. */
async function typeInDropIn(page: Page, number: string): Promise<void> {
  await goToCard(page, 'Non-refundable');
  await proceed(page);
  await typeIntoDropIn(page, cardOf(number));
}

test('on a phone a guest pays in the provider’s frame, and the booking stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await typeInDropIn(page, testCards.good);
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test('the bank asks the guest first (3-D Secure), and the payment goes on with the answer', async ({ page }) => {
  await typeInDropIn(page, testCards.challenged);
  await pay(page).click();
  const bank = page.frameLocator('iframe[src*="/3ds/"]');
  await bank.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test('a card that is declined gives the rooms back; one tap books the same again, and another card pays', async ({
  page,
}) => {
  await typeInDropIn(page, testCards.declined);
  await pay(page).click();
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Something went wrong during payment processing');
  await oops.getByRole('button').click();
  await expect(page).toHaveURL(/\/1001\?/);
  await page.getByRole('button', { name: 'Book the same again' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
  await proceed(page);
  await typeIntoDropIn(page, cardOf(testCards.good));
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test('one room paid now and one guaranteed: the summary says which is due when, and one payment does for both', async ({
  page,
}) => {
  await openPage(page, `${homeOf(comingStay(8, 1))}&nbAdults=2,1`);
  const twin = roomCard(page, 'Twin Room');
  await twin.getByRole('button', { name: 'Details & Book' }).click();
  await twin.getByRole('button', { name: 'Book Non-refundable' }).click();
  await leaveServices(page, 'Book next room');
  await chooseRoom(page, doubleRoom, 'Flexible');
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const lineOf = (name: string) =>
    summary
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  const minorOf = async (amount: Locator): Promise<number> => Number((await amount.innerText()).replaceAll(/\D/g, ''));
  const total = await minorOf(summary.locator('.big'));
  const now = await minorOf(lineOf('Due today'));
  const later = await minorOf(lineOf('Due at the hotel'));
  expect(now).toBeGreaterThan(0);
  expect(later).toBeGreaterThan(0);
  expect(now + later).toBe(total);
  await proceed(page);
  await typeIntoDropIn(page, cardOf(testCards.good));
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test('a bank that takes its time is waited for', async ({ page }) => {
  await typeInDropIn(page, testCards.slow);
  await pay(page).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\?reservationId=SB4-/);
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test.describe('a guest who waits too long at the provider', () => {
  // The provider no longer takes what the page began with, and its script says so in the console.
  test.use({ mayComplain: new RegExp(`${ofOthers}|status of 401`) });

  test('gets a new form while the rooms are kept, and pays by it', async ({ page }) => {
    await goToCard(page, 'Non-refundable');
    const begun = page.waitForResponse(/\/payment$/);
    await proceed(page);
    const { data } = (await (await begun).json()) as { data: { data: string } };
    const { token } = JSON.parse(Buffer.from(data.data, 'base64').toString()) as { token: string };
    const frame = await dropInField(page, 'Card owner').elementHandle();
    const sandbox = new URL((await frame?.ownerFrame())?.url() ?? '').origin;
    await typeIntoDropIn(page, cardOf(testCards.good));
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post(`${sandbox}/sandbox/tokens/expire`, { headers })).ok()).toBe(true);
    await pay(page).click();
    await expect(page.getByText('The payment form was renewed.')).toBeVisible();
    await typeIntoDropIn(page, cardOf(testCards.good));
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
  });
});
