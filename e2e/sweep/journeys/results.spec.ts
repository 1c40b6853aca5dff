import { addDays } from '@stayfront/rules/stay/stay-date';
import { doubleRoom, roomCard, roomCards } from '../../steps/choose-room.ts';
import { homeOf, hotelToday } from '../../steps/coming-stay.ts';
import { inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { searchApi } from '../../steps/search-api.ts';
import { expect, test } from '../../stayfront.ts';

test('C03 C10 every card says what the API says: the least of (total − discount) / nights, and the total of that rate', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  await openPage(page, homeOf(stay));
  const cards = roomCards(page);
  await expect(cards).toHaveCount(availabilities.length);
  for (const { products, availability } of availabilities) {
    expect(availability).toBeGreaterThan(0);
    const nets = products.map((one) => one.totalPrice - one.totalDiscount);
    const least = Math.min(...nets);
    const nights = products[0]?.nbNights ?? 0;
    await expect(
      cards.filter({ hasText: `from ${inRoundFrancs(Math.round(least / nights))} per night` }).first(),
    ).toContainText(`${inRoundFrancs(least)} for 2 nights, VAT included`);
  }
});

test('C03 the best-price badge stands on the room with the cheapest of the hotel’s best available rates, and only there', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  const best = availabilities
    .flatMap((room) => room.products.filter(({ isBar }) => isBar).map((product) => ({ room, product })))
    .sort((a, b) => a.product.totalPrice - b.product.totalPrice)[0];
  expect(best?.room.guestRoomId).toBe('twin');
  await openPage(page, homeOf(stay));
  await expect(page.getByText('Best price')).toHaveCount(1);
  await expect(roomCard(page, 'Twin Room')).toContainText('Best price');
});

test('C03 a card’s first picture is there at once, the others come with the first touch and turn by arrows and keys', async ({
  page,
  api,
}) => {
  await openPage(page, homeOf(await quietStay(api)));
  const pictures = roomCard(page, doubleRoom).getByRole('group', { name: /^Pictures of/ });
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures.getByRole('img')).toHaveCount(5);
  await expect(pictures.locator('img')).toHaveCount(1);
  await pictures.hover();
  await expect(pictures.locator('img')).toHaveCount(5);
  await pictures.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures).toContainText('Picture 2 of 5');
  await expect
    .poll(() =>
      pictures
        .locator('img')
        .nth(1)
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .not.toBe(0);
  await pictures.getByRole('list').press('ArrowLeft');
  await expect(pictures).toContainText('Picture 1 of 5');
  await pictures.getByRole('button', { name: 'Previous picture' }).click();
  await expect(pictures).toContainText('Picture 5 of 5');
});

test('C03 a card shows at most five pictures, three amenities, who fits, and 160 characters of its description', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  await openPage(page, homeOf(stay));
  const card = roomCard(page, doubleRoom);
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await expect(card.locator('.chip')).toHaveCount(3);
  await expect(card.getByRole('img', { name: 'For up to 3 guests' })).toBeVisible();
  await expect(card.locator('.occ .taken')).toHaveCount(2);
  await expect(card.locator('.occ .free')).toHaveCount(1);
  await expect(card).toContainText('1 bedroom');
  await expect(card).toContainText('1 bed');
  await expect(card).toContainText('1 bathroom');
  const text = (await card.locator('.room__desc').innerText()).replace(/ … Show more$/, '');
  expect(text.length).toBeLessThanOrEqual(160);
  expect((await card.locator('.pic').boundingBox())?.height).toBeGreaterThanOrEqual(310);
});

test('C03 only one card shows its rates at a time, and its top comes under the search bar', async ({ page, api }) => {
  const stay = await quietStay(api);
  await openPage(page, homeOf(stay));
  const [first, second] = [roomCard(page, doubleRoom), roomCard(page, 'Junior Suite')];
  await first.getByRole('button', { name: 'Details & Book' }).click();
  await expect(first.getByRole('region')).toHaveCount(4);
  await second.getByRole('button', { name: 'Details & Book' }).click();
  await expect(second.getByRole('region')).toHaveCount(4);
  await expect(first.getByRole('region')).toHaveCount(0);
  const bar = page.getByRole('search').first();
  await expect
    .poll(async () => {
      const [card, above] = [await second.boundingBox(), await bar.boundingBox()];
      return card && above ? Math.abs(card.y - above.y - above.height) : Infinity;
    })
    .toBeLessThan(40);
  await second.getByRole('button', { name: 'Hide rates' }).click();
  await expect(second.getByRole('region')).toHaveCount(0);
});

test('C01 rooms are sorted by popularity, price or name, and the choice is remembered under sort-by', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  const order = () => roomCards(page).evaluateAll((cards) => cards.map((one) => one.ariaLabel));
  const names: Record<string, string> = {
    double: doubleRoom,
    twin: 'Twin Room',
    family: 'Family Room',
    'junior-suite': 'Junior Suite',
    suite: 'Lake Suite',
  };
  const byPrice = availabilities
    .map((room) => ({ id: room.guestRoomId, from: Math.min(...room.products.map((one) => one.averagePerNight)) }))
    .sort((a, b) => a.from - b.from)
    .map(({ id }) => names[id]);
  const byPopularity = availabilities
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
    .map(({ guestRoomId }) => names[guestRoomId]);

  await openPage(page, homeOf(stay));
  const sort = page.getByRole('combobox', { name: 'Sort by:' });
  await expect(sort).toHaveValue('popularity');
  expect(await order()).toEqual(byPopularity);
  await sort.selectOption('Price, low to high');
  await expect.poll(order).toEqual(byPrice);
  await sort.selectOption('Room name');
  await expect.poll(order).toEqual(byPrice.toSorted((a = '', b = '') => a.localeCompare(b)));
  await sort.selectOption('Price, high to low');
  await expect.poll(order).toEqual(byPrice.toReversed());
  expect(await page.evaluate(() => localStorage.getItem('sort-by'))).toBe('pricesDown');

  // Already in the page that the server sends: nothing changes places under the guest's finger.
  const html = await (await page.request.get(homeOf(stay))).text();
  const places = byPrice.toReversed().map((name) => html.indexOf(`aria-label="${name}"`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await page.reload();
  await expect(sort).toHaveValue('pricesDown');
  expect(await order()).toEqual(byPrice.toReversed());
});

test('C03 C05 four skeletons stand where the cards will be, and “Please wait” on the buttons while prices are asked for again', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  await openPage(page, homeOf(stay));
  const gate = Promise.withResolvers<void>();
  await page.route('**/availabilities?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Currency: CHF' }).click();
  await page.getByRole('button', { name: /^EUR/ }).click();
  await expect(roomCard(page, doubleRoom).getByRole('button', { name: 'Please wait' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).click();
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'Looking for rooms' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Please wait' }).locator('.room')).toHaveCount(4);
  gate.resolve();
  await expect(roomCards(page)).toHaveCount(6);
});

test('C06 when the house is too small for the party it says so, and how to reach it', async ({ page, api }) => {
  const stay = await quietStay(api);
  await openPage(page, `${homeOf(stay)}&nbAdults=5&nbChildren=3`);
  await expect(page.getByRole('heading', { name: 'Can’t find rooms matching this selection' })).toBeVisible();
  await expect(page.getByText('Our largest room takes 5 guests.')).toBeVisible();
  await expect(page.getByText('You can change your criteria or contact the hotel at')).toContainText(
    '+41 41 555 01 20 or stay@hotel-seeblick.example',
  );
  await page.getByRole('link', { name: 'See these rooms' }).first().click();
  await expect(page).toHaveURL(/nbAdults=\d%2C\d/);
  await expect(roomCards(page).first()).toBeVisible();
  await page.goBack();
  await page.locator('.nores').getByRole('button', { name: 'Reset your search' }).click();
  await expect(page).toHaveURL(/\/1001$/);
  await expect(roomCards(page).first()).toBeVisible();
});

test('C06 when nothing is free the nearest stays are offered with the API’s prices, one press away', async ({
  page,
  api,
}) => {
  const closed = await findClosedStay();
  const { nearestStays, reasons } = await searchApi(api, closed);
  expect(reasons.length).toBeGreaterThan(0);
  await openPage(page, homeOf(closed));
  const offers = page.getByRole('link', { name: 'See these rooms' });
  await expect(offers).toHaveCount(nearestStays.length);
  for (const [index, near] of nearestStays.entries())
    await expect(offers.nth(index)).toContainText(`${inRoundFrancs(near.totalPrice)} for ${near.nbNights} night`);
  const [nearest] = nearestStays;
  await offers.first().click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${nearest?.checkIn}&checkOut=${nearest?.checkOut}`));
  await expect(roomCards(page).first()).toBeVisible();

  async function findClosedStay() {
    for (let inDays = 10; inDays < 200; inDays++) {
      const arrival = addDays(hotelToday(), inDays);
      const candidate = { arrival, departure: addDays(arrival, 2) };
      const answer = await searchApi(api, candidate);
      if (answer.nearestStays.length > 1) return candidate;
    }
    throw new Error('The demo is open on every day');
  }
});

test('C06 a house without an e-mail address is reached by phone only', async ({ page, api }) => {
  const stay = await quietStay(api);
  await openPage(page, `${homeOf(stay, 1003)}&roomType=The+Weir+Room&price=GBP-1-2`);
  await expect(page.getByText('You can change your criteria or contact the hotel at')).toHaveText(
    /contact the hotel at \+44 1632 960 163$/,
  );
});

test('C07 after the last room the list says that it is complete', async ({ page, api }) => {
  const stay = await quietStay(api);
  await openPage(page, homeOf(stay));
  await expect(page.getByText('All results loaded')).toBeVisible();
});
