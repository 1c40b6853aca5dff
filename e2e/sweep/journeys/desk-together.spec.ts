import type { Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

// Without a network the browser says so of every question; who comes second, or asks while signing out, is refused.
test.use({
  ...calm,
  mayComplain: /ERR_INTERNET_DISCONNECTED|status of (401|409)/,
});
test.describe.configure({ mode: 'default' });

const hotelId = freshHotelId(2187);
const desk = `/${hotelId}/desk`;
const stay = { arrival: receptionToday(), departure: addDays(receptionToday(), 2) };
test.beforeAll(async () => {
  await openReception(hotelId);
  await turnTheDay(hotelId);
});
const named = (surname: string) => ({ givenName: 'Ada', surname });
const dialog = (page: Page) => page.getByRole('dialog');

test('K07 the figures of Today are those of the list: arrivals, rooms sold and left, revenue, and the last 24 hours', async ({
  page,
  api,
}) => {
  for (const [surname, ratePlanIds] of [
    ['Aebi', ['pay-at-hotel']],
    ['Bossert', ['pay-at-hotel', 'pay-at-hotel']],
    ['Caduff', ['pay-at-hotel']],
  ] as const)
    await bookRoomsByApi(api, { hotelId, stay, email: newGuest().email, ratePlanIds, named: named(surname) });
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  // One of them is cancelled, and is in no figure but that of cancellations.
  await page
    .getByRole('link', { name: /Caduff/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /Waive it/ })
    .check();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Ill');
  await dialog(page).getByRole('radio', { name: 'No letter' }).check();
  await dialog(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  await openPage(page, desk);
  await expect(page.getByText('3 of 20 rooms tonight')).toBeVisible();
  const tonight = page.getByRole('navigation', { name: 'Next 14 nights' }).getByRole('link').first();
  await expect(tonight).toHaveAccessibleName(/3 of 20 rooms sold, 17 left, CHF\s[\d,.]+/);
  const [, perNight = ''] = /CHF\s([\d,.]+)/.exec((await tonight.textContent()) ?? '') ?? [];
  const lately = page.getByRole('region', { name: /^Booked in the last 24 hours/ });
  await expect(lately).toContainText(/2 confirmed, CHF\s[\d,.]+ · 1 cancelled/);
  const [, confirmed = ''] = /confirmed, CHF\s([\d,.]+)/.exec((await lately.textContent()) ?? '') ?? [];
  const minor = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100);
  expect(minor(confirmed)).toBe(2 * minor(perNight));

  await openPage(page, `${desk}/reservations?view=arriving`);
  const rows = page.getByRole('row').filter({ hasText: /Aebi|Bossert|Caduff/ });
  await expect(rows).toHaveCount(2);
  const sums = await rows.evaluateAll((all) =>
    all.map((row) =>
      Math.max(
        ...[...row.textContent.matchAll(/([\d,]+\.\d\d)/g)].map(([, sum = '0']) => Number(sum.replaceAll(',', ''))),
      ),
    ),
  );
  expect(Math.round(sums.reduce((sum, one) => sum + one, 0) * 100)).toBe(minor(confirmed));
});

test('K05 in a tunnel the tablet still shows today and takes a tick, which is sent when the network is back', async ({
  page,
  api,
  context,
}) => {
  const wish = { hotelId, stay, email: newGuest().email, ratePlanIds: ['pay-at-hotel'], named: named('Dietrich') };
  const { reservationId } = await bookRoomsByApi(api, wish);
  await page.setViewportSize({ width: 820, height: 1180 });
  await enterDesk(page, { hotelId, email: 'tina@hotel.example', role: 'front-desk' });
  const tick = page.getByRole('checkbox', { name: /Dietrich/ });
  await expect(tick).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });
  await page.reload();
  await expect(tick).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(tick).toBeVisible();
  await expect(page.getByText(/^No answer: this is the day as it was at/)).toBeVisible();
  await tick.click();
  await expect(page.getByText('Waits for the network')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Waits for the network')).toHaveCount(0);
  await openPage(page, `${desk}/reservations/${reservationId}`);
  await expect(page.getByText('The guests are here')).toBeVisible();

  // Whoever signs out takes the list along.
  await openPage(page, `${desk}/you`);
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL(/sign-in/);
  await context.setOffline(true);
  await page.goto(desk).catch(() => null);
  await expect(page.getByText('Dietrich')).toHaveCount(0);
});

test('K16 K19 two people at the same booking: each sees what the other does, and who comes second is told and loses nothing typed', async ({
  page,
  api,
  anotherBrowser,
}) => {
  const later = { arrival: addDays(stay.arrival, 9), departure: addDays(stay.arrival, 11) };
  const wish = { hotelId, stay: later, email: newGuest().email, ratePlanIds: ['pay-at-hotel'], named: named('Egger') };
  const { reservationId } = await bookRoomsByApi(api, wish);
  const address = `${desk}/reservations/${reservationId}`;
  const other = await (await anotherBrowser()).newPage();
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await enterDesk(other, { hotelId, email: 'nina@hotel.example', role: 'manager' });
  await openPage(page, address);
  await openPage(other, address);

  // A note of one is on the other's page by itself.
  await other.getByRole('textbox', { name: 'Add a note' }).fill('Called: comes by train');
  await other.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Called: comes by train')).toBeVisible();

  // Both want to cancel; the second one's words stay, and nothing is cancelled twice.
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog(one).getByRole('textbox', { name: 'Reason' }).fill('Strike of the railways');
    await dialog(one).getByRole('radio', { name: 'No letter' }).check();
  }
  const press = (one: Page) =>
    dialog(one)
      .getByRole('button', { name: /^Cancel/ })
      .click();
  await Promise.all([press(page), press(other)]);
  for (const one of [page, other]) await expect(one.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' });
  await expect(history.getByText('Cancelled by the hotel')).toHaveCount(1);
});
