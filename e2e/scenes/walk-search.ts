import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import type { Transport } from '@stayfront/contract/call';
import { expect, type Page } from '@playwright/test';
import { comingStay, homeOf, hotelToday } from '../steps/coming-stay.ts';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { searchApi } from '../steps/search-api.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** The rooms at a desk, and every panel that hangs from the bars above them. */
export async function* walkSearch({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const stay = await quietStay(api);
  await openRooms(page, homeOf(stay));
  yield { name: 'rooms' };
  const dialog = page.getByRole('dialog');
  for (const [button, name] of [
    [page.getByRole('search').getByRole('button', { name: 'Hotel', exact: false }).first(), 'panel-hotels'],
    [page.getByRole('button', { name: 'Arrival' }), 'panel-dates'],
    [page.getByRole('button', { name: 'Guests and rooms' }), 'panel-guests'],
    [page.getByRole('button', { name: 'Promo code' }), 'panel-code'],
    [page.getByRole('button', { name: 'Language: English' }), 'menu-languages'],
    [page.getByRole('button', { name: /^Currency/ }), 'menu-currencies'],
  ] as const) {
    await button.click();
    await expect(dialog).toBeVisible();
    if (name === 'panel-hotels') await expect(dialog.getByRole('button', { name: 'Casa Lago' })).toBeVisible();
    if (name === 'panel-dates') await expect(dialog.locator('.day small:not(:empty)').first()).toBeVisible();
    yield { name, part: above, at: 1440 };
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const card = roomCard(page, doubleRoom);
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await expect(card.getByRole('button', { name: 'Book Flexible' })).toBeVisible();
  yield { name: 'rates', part: 'article' };
  await card.locator('.tip-btn').first().hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  yield { name: 'conditions-in-a-tip', part: '.tip-wrap', at: 1440, isLeft: true };

  await openRooms(page, `${homeOf(stay)}&nbAdults=2,1`);
  yield { name: 'rooms-one-after-another', part: 'main', isLeft: true };
  await openRooms(page, `${homeOf(stay)}&price=CHF-1-2`);
  await expect(page.locator('.nores')).toBeVisible();
  yield { name: 'rooms-all-filtered-out', part: 'main', isLeft: true };
  await openRooms(page, `${homeOf(stay)}&nbAdults=5&nbChildren=3`);
  await expect(page.locator('.nores')).toBeVisible();
  yield { name: 'no-room-for-so-many', part: 'main', isLeft: true };
  await openRooms(page, `${homeOf(comingStay(3, 2), 1002)}&nbAdults=1&nbChildren=2`);
  await page.getByRole('button', { name: 'Tell us the ages for the exact price' }).click();
  await expect(dialog.getByLabel('Age of child 2')).toBeVisible();
  yield { name: 'sheet-ages', part: above, isLeft: true };
  await openRooms(page, homeOf(await findClosedStay(api)));
  await expect(page.locator('.nores')).toBeVisible();
  yield { name: 'nearest-stays', part: 'main', isLeft: true };

  await openRooms(page, homeOf(comingStay(3, 2)));
  await page.getByRole('button', { name: 'Guests and rooms' }).click();
  await page.getByRole('button', { name: 'Fewer: Adults' }).click();
  await page.route('**/availabilities?*', () => {}); // the answer never comes
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  yield { name: 'rooms-being-looked-for', part: 'main', isWaiting: true, isLeft: true };
}

/** What becomes of a search that goes wrong. */
export async function* walkTrouble({ page }: Deps): AsyncGenerator<Scene, void> {
  await openPage(page, '/1001?checkIn=2020-01-01&checkOut=2020-01-02');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'dates-in-the-past', part: above, isLeft: true };
  // The page before has a session too: only one that the next page begins is one that it can see ending.
  await page.context().clearCookies({ name: /session/ });
  await openPage(page, homeOf(comingStay(3, 2)));
  await page.route('**/availabilities?*', () => {}); // new prices would begin a new session
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name.includes('session'));
  await expect.poll(hasSession).toBe(true);
  await page.context().clearCookies({ name: /session/ });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'session-ended', part: above, isWaiting: true, isLeft: true };
  await page.unroute('**/availabilities?*');
  await openRooms(page, homeOf(comingStay(3, 2)));
  await page.getByRole('button', { name: 'Guests and rooms' }).click();
  await page.getByRole('button', { name: 'Fewer: Adults' }).click();
  // A hotel that says no is not asked again, which one that says nothing would be, in every language.
  const busy = { code: 'server.busy', type: 'about:blank', title: 'Busy', status: 503, retryAfter: 60 };
  await page.route('**/availabilities?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(busy) }),
  );
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  yield { name: 'hotel-out-of-reach', part: 'main', isLeft: true };
}

/** With the filters, which come after the rooms. */
async function openRooms(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
}

async function findClosedStay(api: Transport): Promise<Stay> {
  for (let inDays = 10; inDays < 200; inDays++) {
    const arrival = addDays(hotelToday(), inDays);
    const candidate = { arrival, departure: addDays(arrival, 2) };
    const { reasons, nearestStays } = await searchApi(api, candidate);
    if (nearestStays.length > 1 && reasons.every(({ code }) => code === 'closed')) return candidate;
  }
  throw new Error('The demo is open on every day');
}
