import { comingStay, homeOf, hotelToday } from '../../steps/coming-stay.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { doubleRoom, roomCard } from '../../steps/choose-room.ts';
import { inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { watchShifts } from '../../steps/watch-shifts.ts';
import { expect, test } from '../../stayfront.ts';

test('without JavaScript a guest sees rooms and prices in the look of the hotel', async ({ api, anotherBrowser }) => {
  const stay = comingStay(3, 2);
  const { room } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  const cheapest = Math.min(...room.products.map(({ averagePerNight }) => averagePerNight));
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto(homeOf(stay));
  await expect(page.getByRole('heading', { name: 'Hotel Seeblick', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'rooms for your stay' })).toBeVisible();
  await expect(roomCard(page, doubleRoom)).toContainText(`from ${inRoundFrancs(cheapest)} per night`);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCSS(
    'background-color',
    'rgb(59, 96, 117)',
  );
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCSS('font-family', /Open Sans/);
});

for (const width of [390, 1440]) {
  test(`nothing moves while the rooms page loads, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const expectStill = await watchShifts(page);
    await page.goto('/1001', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expectStill();
  });
}

// Between these two it is never the same day, and at most one of them has the hotel's.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test(`days are the hotel’s days, also for a guest in ${timezoneId}`, async ({ anotherBrowser }) => {
    const page = await (await anotherBrowser({ timezoneId })).newPage();
    const before = hotelToday();
    await openPage(page, '/1001');
    await page.getByRole('button', { name: 'Arrival' }).click();
    const today = page.getByRole('button', { name: ', today' });
    await expect(today).toBeVisible();
    const [day] = ((await today.textContent()) ?? '').match(/\d+ \w+ \d{4}/) ?? [];
    const marked = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect([before, hotelToday()]).toContain(marked);
  });
}
