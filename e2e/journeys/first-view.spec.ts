import { comingStay, homeOf, hotelToday } from '../steps/coming-stay.ts';
import { findOffer } from '../steps/find-offer.ts';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { inRoundFrancs } from '../steps/in-francs.ts';
import { readHtmlTag } from '../steps/read-html-tag.ts';
import { openPage } from '../steps/open-page.ts';
import { watchShifts } from '../steps/watch-shifts.ts';
import { expect, test } from '../stayfront.ts';

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

test('language, its country’s words, direction and light are right from the first byte', async () => {
  expect(await readHtmlTag('/1001')).toBe(
    '<html lang="en" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=ar&theme=dark')).toBe(
    '<html lang="ar" dir="rtl" data-mode="dark" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=xx')).toBe(
    '<html lang="en" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001', { 'accept-language': 'fi-FI,de-CH;q=0.9,en;q=0.8' })).toBe(
    '<html lang="de" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  const chosen = { cookie: 'stayfront-language=ar; stayfront-mode=dark', 'accept-language': 'de' };
  expect(await readHtmlTag('/1001', chosen)).toBe(
    '<html lang="ar" dir="rtl" data-mode="dark" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1001?lang=de&theme=light', chosen)).toBe(
    '<html lang="de" dir="ltr" data-mode="light" data-framed="no" data-words="CH">',
  );
  expect(await readHtmlTag('/1003')).toBe('<html lang="en" dir="ltr" data-mode="dark" data-framed="no" data-words="">');
  expect(await readHtmlTag('/1001?lang=pt-BR')).toBe(
    '<html lang="pt" dir="ltr" data-mode="light" data-framed="no" data-words="CH BR">',
  );
  expect(await readHtmlTag('/1003?lang=pt&theme=light', { 'accept-language': 'pt-BR,pt;q=0.9' })).toBe(
    '<html lang="pt" dir="ltr" data-mode="light" data-framed="no" data-words="BR">',
  );
});

test('the largest picture is announced, but in no frame, whose width is not known yet', async ({ request }) => {
  const announced = async (dest: string): Promise<number> => {
    const page = await (await request.get('/1001', { headers: { 'sec-fetch-dest': dest } })).text();
    return page.match(/<link rel="preload" as="image"/g)?.length ?? 0;
  };
  expect(await announced('document')).toBe(1);
  expect(await announced('iframe')).toBe(0);
});

for (const width of [390, 1440]) {
  test(`nothing moves while the rooms page loads, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto('/1001', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts()).toBeLessThan(0.001);
  });
}

test('what is ticked and chosen on a slow line, before the script has come, is done when it comes', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(homeOf(comingStay(3, 2)), { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: doubleRoom }).check();
  await page.getByRole('combobox', { name: 'Sort by:' }).selectOption('pricesDown');
  arrived.resolve();
  await expect(page).toHaveURL(/roomType=double/);
  await expect(page.getByRole('checkbox', { name: doubleRoom })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'All rooms' })).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sort-by'))).toBe('pricesDown');
  await expect(page.getByRole('combobox', { name: 'Sort by:' })).toHaveValue('pricesDown');
});

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
