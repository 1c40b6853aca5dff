import type { Page } from '@playwright/test';
import { findMails } from '../../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { goToCard } from '../../steps/go-to-card.ts';
import { cardOf, testCards, typeCard } from '../../steps/type-card.ts';
import { expect, test } from '../../stayfront.ts';

// The bank's refusal is an answer of our server.
test.use({ viewport: { width: 390, height: 844 }, mayComplain: /status of 409/ });

const booked = (page: Page) => page.getByRole('heading', { name: 'Booking confirmed!', exact: true });

test('two tabs give a card for one booking: it is booked once, and both say so', async ({ page, context, request }) => {
  const { email } = await goToCard(page, 'Flexible');
  const other = await context.newPage();
  await other.goto('/1001/checkout/card-details');
  for (const tab of [page, other]) {
    await acceptTerms(tab);
    await typeCard(tab, cardOf(testCards.good));
  }
  await placeOrder(page);
  await expect(booked(page)).toBeVisible();
  await expect(booked(other)).toBeVisible();
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
});

test('E01 a session that runs out while a card is typed asks the guest to look at the prices again, and books nothing', async ({
  page,
}) => {
  const bookings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/1001/reservations')) bookings.push(request.url());
  });
  await page.clock.install();
  await goToCard(page, 'Flexible');
  await acceptTerms(page);
  await typeCard(page, cardOf(testCards.good));
  await page.clock.fastForward(21 * 60_000);
  await page.clock.runFor(2_000);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Check availability' }).click();
  await expect(page).toHaveURL(/\/1001\?.*checkIn=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(bookings).toEqual([]);
});
