import { getConfig } from '@stayfront/contract/hotel';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Page } from '@playwright/test';
import { comingStay, homeOf, hotelToday } from '../../steps/coming-stay.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { doubleRoom, roomCard } from '../../steps/choose-room.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const guestsPanel = (page: Page) => page.getByRole('dialog', { name: 'Who is coming?' });
const promoPanel = (page: Page) => page.getByRole('dialog', { name: 'Promo code' });
const openGuests = (page: Page) => page.getByRole('button', { name: 'Guests and rooms' }).click();
const room = (page: Page, number: number) => guestsPanel(page).getByRole('region', { name: `Room ${number}` });

test('B05 guests are counted room by room, within the bounds of the hotel', async ({ page, api }) => {
  const { guestsBounds } = await api(getConfig, { params: { hotelId: 1001 }, query: {}, body: undefined });
  await openPage(page, '/1001');
  await openGuests(page);
  const more = room(page, 1).getByRole('button', { name: 'More: Adults' });
  for (let adults = 2; adults < guestsBounds.adults.max; adults++) await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(room(page, 1).getByRole('group', { name: 'Adults' })).toContainText(String(guestsBounds.adults.max));
  await expect(room(page, 1)).toContainText(`${guestsBounds.children.fromAge} to ${guestsBounds.children.toAge} years`);
  await expect(room(page, 1).getByRole('button', { name: 'Fewer: Infants' })).toHaveAttribute('aria-disabled', 'true');
});

test('B01 a reservation has up to four rooms, each with its own guests', async ({ page }) => {
  await openPage(page, homeOf(comingStay(3, 1)));
  await openGuests(page);
  const add = guestsPanel(page).getByRole('button', { name: 'Add another room' });
  for (let rooms = 1; rooms < 4; rooms++) await add.click();
  await expect(add).toBeDisabled();
  await expect(guestsPanel(page)).toContainText('Up to 4 rooms in one reservation');
  await room(page, 2).getByRole('button', { name: 'Fewer: Adults' }).click();
  await room(page, 2).getByRole('button', { name: 'More: Children' }).click();
  await room(page, 4).getByRole('button', { name: 'Remove room 4' }).click();
  await expect(add).toBeFocused();
  await expect(add).toBeEnabled();
  await guestsPanel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/nbAdults=2%2C1%2C2&nbChildren=0%2C1%2C0/);
  await expect(page.getByRole('button', { name: 'Guests and rooms' })).toContainText('5 adults, 1 child, 3 rooms');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guests and rooms' })).toContainText('5 adults, 1 child, 3 rooms');
});

test('B08 Reset guests means as few as the hotel takes', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(3, 1))}&nbAdults=3&nbChildren=2`);
  await openGuests(page);
  await guestsPanel(page).getByRole('button', { name: 'Reset guests' }).click();
  await guestsPanel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/nbAdults=1$/);
});

test('A15 a link with more guests than the hotel takes is brought within its bounds', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(3, 1), 1003)}&nbAdults=9&nbChildren=3`);
  await expect(page.getByRole('button', { name: 'Guests and rooms' })).toContainText('2 adults, 1 room');
});

test('B06 a promo code loses its spaces and small letters, and there is nothing to apply without one', async ({
  page,
}) => {
  const stay = comingStay(3, 1);
  await openPage(page, homeOf(stay));
  await page.getByRole('button', { name: 'Promo code' }).click();
  const field = promoPanel(page).getByLabel('Promo code', { exact: true });
  await expect(field).toBeFocused();
  await expect(promoPanel(page).getByRole('button', { name: 'Apply' })).toBeDisabled();
  await field.pressSequentially(' wel come 10 ');
  await expect(field).toHaveValue('WELCOME10');
  await field.press('Enter');
  await expect(page).toHaveURL(/promoCode=WELCOME10/);
  await expect(page.getByRole('button', { name: 'Promo code' })).toContainText('WELCOME10');

  await page.getByRole('button', { name: 'Promo code' }).click();
  await promoPanel(page).getByRole('button', { name: 'Remove the code' }).click();
  await expect(page).not.toHaveURL(/promoCode/);
});

test('B06 a code that takes nothing off is told beside the prices, from a link too, and can be removed there', async ({
  page,
}) => {
  const stay = comingStay(3, 1);
  await openPage(page, `${homeOf(stay)}&promoCode=nobody`);
  const notice = page.getByRole('status').filter({ hasText: 'promo code' });
  await expect(notice).toContainText('The promo code NOBODY is not valid.');
  await expect(notice).toContainText('These are the prices without it.');
  await openPage(page, `${homeOf(stay)}&promoCode=stay3`);
  await expect(notice).toContainText('The promo code STAY3 does not hold for this stay.');
  await notice.getByRole('link', { name: 'Remove the code' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/promoCode/);
  await expect(roomCard(page, doubleRoom)).toBeVisible();
  await openPage(page, `${homeOf(stay)}&promoCode=welcome10`);
  await expect(roomCard(page, doubleRoom)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('B01 a hotel without promotions asks for no code', async ({ page }) => {
  await openPage(page, '/1003');
  await expect(page.getByRole('button', { name: 'Arrival' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Promo code' })).toHaveCount(0);
});

test('B01 B08 Reset your search leads back to tonight for two, and is there only when there is something to reset', async ({
  page,
}) => {
  await openPage(page, `${homeOf(comingStay(5, 3))}&nbAdults=1,1&lang=de&theme=dark`);
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await expect(page).toHaveURL(/\/1001\?lang=de&theme=dark$/);
  await expect(page.getByRole('button', { name: 'Gäste und Zimmer' })).toContainText('2 Erwachsene, 1 Zimmer');
  await expect(page.getByRole('button', { name: 'Suche zurücksetzen' })).toHaveCount(0);
});

test('B09 pressing Search again and again asks once, with the old rooms out of the way', async ({ page }) => {
  await openPage(page, homeOf(comingStay(3, 1)));
  let asked = 0;
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/availabilities?**', async (route) => {
    asked += 1;
    await isAnswered;
    await route.continue();
  });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  // In one breath: a moment later the button is called otherwise.
  await search.click({ clickCount: 3 });
  await expect(page.getByRole('article')).toHaveCount(0);
  const waiting = page.getByRole('search').getByRole('button', { name: 'Please wait' });
  await expect(waiting).toBeVisible();
  await waiting.click({ force: true });
  answer();
  await expect(roomCard(page, doubleRoom)).toBeVisible();
  expect(asked).toBe(1);
});

test('A15 B07 dates that are none lead to tonight; dates in the past are told first', async ({ page }) => {
  const today = hotelToday();
  for (const dates of [
    'checkIn=soon',
    `checkIn=${today}&checkOut=${today}`,
    'checkIn=2027-02-30&checkOut=2027-03-02',
  ]) {
    await openPage(page, `/1001?${dates}`);
    await expect(page).toHaveURL(new RegExp(`checkIn=${today}&checkOut=${addDays(today, 1)}`));
  }
  await openPage(page, '/1001?checkIn=2020-01-01&checkOut=2020-01-03&lang=en');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('Your check-in date is in the past. Please, select a valid date');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(/\/1001\?lang=en$/);
});

test.describe('a page that was left open until the next day', () => {
  test.use({ mayComplain: /status of 400/ });

  test('B07 says that its dates are past and begins anew by a fresh page', async ({ page }) => {
    await openPage(page, homeOf(comingStay(3, 1)));
    const past = { type: 'about:blank', title: 'The arrival day is in the past', status: 400, code: 'date.past' };
    await page.route('**/availabilities?**', (route) => route.fulfill({ status: 400, json: past }));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('Your check-in date is in the past. Please, select a valid date');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/1001$/);
    await expect(roomCard(page, doubleRoom)).toBeVisible();
  });
});

test('A15 J04 what is looked for is told to the hotel, with the partner who sent the guest', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(3, 1))}&refid=TripAdvisor-7`);
  await openGuests(page);
  await guestsPanel(page).getByRole('button', { name: 'Add another room' }).click();
  const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/searches'));
  await guestsPanel(page).getByRole('button', { name: 'Apply' }).click();
  const body = (await told).postDataJSON() as Record<string, unknown>;
  const two = { nbAdults: 2, nbChildren: 0, nbInfants: 0 };
  expect(body).toMatchObject({
    rooms: [two, two],
    currency: 'CHF',
    channelParameters: { refid: 'TripAdvisor-7', channelId: 304, clientId: expect.stringMatching(/^[\da-f-]{36}$/) },
  });
  expect(body['sessionId']).toMatch(/^[A-Za-z0-9]{16}$/);
  const lifetimes = await page.context().cookies();
  const daysOf = (name: string) =>
    Math.round(((lifetimes.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000) / 86_400);
  expect(daysOf('stayfront-refid')).toBe(30);
  // Asked for ten years; browsers keep no cookie longer than 400 days.
  expect(daysOf('stayfront-client')).toBeGreaterThanOrEqual(399);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('B04 guests and code rise from below, with Apply and Reset', async ({ page, api }) => {
    const stay = comingStay(4, 1);
    await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
    await openPage(page, homeOf(stay));
    await page.getByRole('search').getByRole('button', { name: 'Guests' }).tap();
    await guestsPanel(page).getByRole('button', { name: 'Add another room' }).tap();
    await guestsPanel(page).getByRole('button', { name: 'Reset guests' }).tap();
    await guestsPanel(page).getByRole('button', { name: 'Apply' }).tap();
    await expect(page.getByRole('search').getByRole('button', { name: 'Guests' })).toContainText('2 guests, 2 rooms');
    await page.getByRole('button', { name: 'Promo code' }).tap();
    await promoPanel(page).getByLabel('Promo code', { exact: true }).fill('stay3');
    await promoPanel(page).getByRole('button', { name: 'Apply' }).tap();
    await expect(page).toHaveURL(/promoCode=STAY3/);
    await expect(page.getByRole('button', { name: 'STAY3' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset your search' }).tap();
    await expect(page).toHaveURL(/\/1001$/);
  });
});
