import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Page } from '@playwright/test';
import { datesPanel, dayIn } from '../../steps/choose-dates.ts';
import { comingStay, homeOf, hotelToday } from '../../steps/coming-stay.ts';
import { askCalendar, closedDay, specialDay, stayBefore } from '../../steps/find-day.ts';
import { leaveServices } from '../../steps/choose-room.ts';
import { inFrancs, inRoundFrancs } from '../../steps/in-francs.ts';
import { searchApi } from '../../steps/search-api.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const openDates = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Arrival' }).click();
  await expect(datesPanel(page)).toBeVisible();
};

test('every day shows the lowest price that the API has for it, and all days come in one answer', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/calendar?') && asked.push(request.url()));
  const calendar = await askCalendar(api);
  expect(calendar.lowestPrices.length).toBeGreaterThanOrEqual(720);
  await openPage(page, homeOf(comingStay(3, 1)));
  await openDates(page);
  for (let place = 1; place < 12; place++) {
    const price = calendar.lowestPrices[place];
    const day = dayIn(datesPanel(page), addDays(stayDate(calendar.from), place));
    await expect(day.locator('small')).toHaveText(price == null ? '' : String(Math.ceil(price / 100)));
  }
  await datesPanel(page).getByRole('button', { name: 'Next month' }).click();
  await datesPanel(page).getByRole('button', { name: 'Next month' }).click();
  expect(asked).toHaveLength(1);
});

test('B02 the legend explains min stay, max stay, unavailable, check-in only and check-out only', async ({ page }) => {
  await openPage(page, '/1001');
  await openDates(page);
  await expect(datesPanel(page).getByRole('listitem')).toHaveText([
    /Min stay/,
    /Max stay/,
    /Unavailable/,
    /Check-in only/,
    /Check-out only/,
    /Lowest price/,
    /Stay 7, pay 6 from 7 nights/,
  ]);
  await expect(datesPanel(page)).toContainText('Lowest price per night in CHF for 2 adults');
});

test('B02 B03 a closed day can be reached, says why, and cannot be chosen', async ({ page, api }) => {
  const closed = closedDay(await askCalendar(api), 'closed');
  await openPage(page, homeOf(stayBefore(closed)));
  await openDates(page);
  const day = dayIn(datesPanel(page), closed);
  await day.hover();
  await expect(page.locator('.day-tip')).toHaveText(/^Not available on .*You can still check out on this day\.$/);
  await expect(day).toHaveAttribute('aria-disabled', 'true');
  await expect(day).toHaveAccessibleName(/Not available on/);
  await day.click({ force: true }); // it is refused by the page, not by this test
  await expect(datesPanel(page).getByRole('button', { name: ', arrival' })).toHaveAccessibleName(
    new RegExp(` ${Number(stayBefore(closed).arrival.slice(8))} `),
  );
});

test('a stay may end on the morning of a closed night, and none goes through it', async ({ page, api }) => {
  const closed = closedDay(await askCalendar(api), 'closed');
  await openPage(page, homeOf(stayBefore(closed)));
  await openDates(page);
  await dayIn(datesPanel(page), addDays(closed, -1)).click();
  await dayIn(datesPanel(page), closed).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${addDays(closed, -1)}&checkOut=${closed}`));
});

test('B03 a departure before the minimum stay is over is refused by name', async ({ page, api }) => {
  const { date, minStay } = specialDay(await askCalendar(api), (day) => day.minStay !== null && day.maxStay === null);
  const nights = minStay ?? 0;
  await openPage(page, homeOf(stayBefore(date)));
  await openDates(page);
  await expect(dayIn(datesPanel(page), date)).toContainText(`${nights}+`);
  await dayIn(datesPanel(page), date).click();
  const tooSoon = dayIn(datesPanel(page), addDays(date, nights - 1));
  await expect(tooSoon).toHaveAttribute('aria-disabled', 'true');
  await expect(tooSoon).toHaveAccessibleName(new RegExp(`has at least ${nights} nights`));
  await expect(dayIn(datesPanel(page), addDays(date, nights))).not.toHaveAttribute('aria-disabled');
});

test('B03 a departure after the maximum stay is refused by name', async ({ page, api }) => {
  const { date, maxStay } = specialDay(await askCalendar(api), (day) => day.maxStay !== null && day.minStay === null);
  const nights = maxStay ?? 0;
  await openPage(page, homeOf(stayBefore(date)));
  await openDates(page);
  await expect(dayIn(datesPanel(page), date)).toContainText(`≤${nights}`);
  await dayIn(datesPanel(page), date).click();
  await expect(dayIn(datesPanel(page), addDays(date, nights + 1))).toHaveAccessibleName(
    new RegExp(`has at most ${nights} nights`),
  );
});

test('B02 B03 days for check-in only and for check-out only keep to that', async ({ page, api }) => {
  const calendar = await askCalendar(api);
  const checkOutOnly = specialDay(calendar, (day) => day.isCheckOutOnly).date;
  await openPage(page, homeOf(stayBefore(checkOutOnly)));
  await openDates(page);
  await expect(dayIn(datesPanel(page), checkOutOnly)).toHaveAttribute('aria-disabled', 'true');
  await dayIn(datesPanel(page), addDays(checkOutOnly, -1)).click();
  await expect(dayIn(datesPanel(page), checkOutOnly)).not.toHaveAttribute('aria-disabled');

  const checkInOnly = specialDay(calendar, (day) => day.isCheckInOnly).date;
  await openPage(page, homeOf(stayBefore(checkInOnly)));
  await openDates(page);
  await expect(dayIn(datesPanel(page), checkInOnly)).not.toHaveAttribute('aria-disabled');
  await dayIn(datesPanel(page), addDays(checkInOnly, -1)).click();
  await expect(dayIn(datesPanel(page), checkInOnly)).toHaveAccessibleName(/No check-out on/);
});

test('while dates are chosen the panel says what they cost at least', async ({ page, api }) => {
  const stay = comingStay(2, 3);
  const { availabilities } = await api(getRoomsAvailabilities, {
    params: { hotelId: 1001 },
    query: { checkIn: stay.arrival, checkOut: stay.departure },
    body: undefined,
  });
  const costs = availabilities
    .filter(({ availability }) => availability > 0)
    .flatMap(({ products }) => products.map(({ totalPrice, totalDiscount }) => totalPrice - totalDiscount));
  await openPage(page, '/1001');
  await openDates(page);
  await dayIn(datesPanel(page), stay.arrival).click();
  await expect(datesPanel(page)).toContainText('Now choose your departure.');
  await expect(datesPanel(page).getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dayIn(datesPanel(page), stay.departure).click();
  await expect(datesPanel(page)).toContainText(`${inRoundFrancs(Math.min(...costs))} for 3 nights`);
});

test('an offer for longer stays is told on its days, and what it saves in the list and in the basket', async ({
  page,
  api,
}) => {
  const { offerDays = [] } = await askCalendar(api);
  const ranges = offerDays.find(({ nights }) => nights === 7)?.days ?? [];
  const arrival = addDays(stayDate(ranges.find(({ from, to }) => from < to)?.from ?? ''), 1);
  const stay = { arrival, departure: addDays(arrival, 7) };
  const { availabilities } = await searchApi(api, stay);
  const cheapest = availabilities
    .filter(({ availability }) => availability > 0)
    .flatMap(({ guestRoomId, products }) => products.map((product) => ({ guestRoomId, ...product })))
    .find(({ ratePlanId, offers }) => ratePlanId === 'pay-at-hotel' && offers !== undefined);
  await openPage(page, homeOf({ arrival: addDays(arrival, -1), departure: arrival }));
  await openDates(page);
  await expect(dayIn(datesPanel(page), arrival)).toHaveAccessibleName(/Stay 7, pay 6 from 7 nights/);
  await dayIn(datesPanel(page), arrival).click();
  await dayIn(datesPanel(page), stay.departure).click();
  await expect(datesPanel(page).getByText('Stay 7, pay 6', { exact: true })).toBeVisible();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/room/${cheapest?.guestRoomId}?"]`) });
  await expect(card).toContainText('Stay 7, pay 6');
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await leaveServices(page);
  const saving = page
    .getByRole('complementary', { name: 'Your stay' })
    .locator('dl > div')
    .filter({ hasText: 'Stay 7, pay 6' });
  await expect(saving.getByRole('definition')).toHaveText(`-${inFrancs(cheapest?.totalDiscount ?? 0)}`);
});

test('the arrival and the departure are changed one by one', async ({ page }) => {
  const stay = comingStay(2, 1);
  await openPage(page, homeOf(stay));
  await page.getByRole('button', { name: 'Departure' }).click();
  await dayIn(datesPanel(page), addDays(stay.arrival, 2)).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${addDays(stay.arrival, 2)}`));
});

test('B08 Reset dates means today and tomorrow', async ({ page }) => {
  await openPage(page, homeOf(comingStay(60, 4)));
  await openDates(page);
  await datesPanel(page).getByRole('button', { name: 'Reset dates' }).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
  const today = hotelToday();
  await expect(page).toHaveURL(new RegExp(`checkIn=${today}&checkOut=${addDays(today, 1)}`));
});

test('the calendar is for the guests that were chosen', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(2, 1))}&nbAdults=1&nbChildren=2`);
  const answer = page.waitForRequest(/calendar\?nbAdults=1&nbChildren=2/);
  await openDates(page);
  await answer;
  await expect(datesPanel(page)).toContainText('for 1 adult, 2 children');
});

test('B03 the keyboard goes by days, weeks, months and years, and stays within the days that can be booked', async ({
  page,
}) => {
  const today = hotelToday();
  await openPage(page, homeOf({ arrival: addDays(today, 40), departure: addDays(today, 41) }));
  await openDates(page);
  const focused = (day: typeof today) => expect(dayIn(datesPanel(page), day)).toBeFocused();
  await focused(addDays(today, 40));
  await page.keyboard.press('ArrowDown');
  await focused(addDays(today, 47));
  await page.keyboard.press('ArrowLeft');
  await focused(addDays(today, 46));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await focused(today);
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+PageDown');
  await focused(addDays(today, 720));
});

test('the calendar is fetched when a guest comes near the dates, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('dates-panel') && scripts.push(request.url()));
  await page.goto('/1001', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Arrival' }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two years of months stand in a list, which opens at the month of the stay', async ({ page }) => {
    const stay = comingStay(300, 3);
    await openPage(page, homeOf(stay));
    await page.getByRole('search').getByRole('button', { name: 'nights' }).tap();
    await expect(dayIn(datesPanel(page), stay.arrival)).toBeInViewport();
    await expect(dayIn(datesPanel(page), stay.arrival)).toBeFocused();
    expect(await datesPanel(page).getByRole('grid').count()).toBeGreaterThanOrEqual(24);

    await datesPanel(page)
      .getByRole('button', { name: /^Departure/ })
      .tap();
    const longer = addDays(stay.departure, 1);
    await dayIn(datesPanel(page), longer).tap();
    await expect(datesPanel(page).getByText('4 nights', { exact: true })).toBeVisible();
    await datesPanel(page).getByRole('button', { name: 'Apply' }).tap();
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${longer}`));
  });
});
