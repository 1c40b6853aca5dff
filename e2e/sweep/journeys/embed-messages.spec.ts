import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { awaitBooking, bookingIn, openSite } from '../../steps/hotel-site.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { openWrittenSite, type WrittenSite } from '../../steps/written-site.ts';
import { expect, test } from '../../stayfront.ts';

let site: WrittenSite;

// One site, whose page each journey writes anew.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  site = await openWrittenSite({ playwright }, baseURL ?? '', 9306);
});
test.afterAll(() => site.close());

test('several bookings stand on one page, each with its own height', async ({ page }) => {
  const { arrival, departure } = comingStay(5, 2);
  const dates = `check-in="${arrival}" check-out="${departure}"`;
  await site.open(page, site.element(dates) + `<stayfront-booking hotel="9306" ${dates}></stayfront-booking>`);
  const frames = page.locator('stayfront-booking iframe');
  await expect(frames).toHaveCount(2);
  const heights = () => frames.evaluateAll((all) => all.map((one) => one.clientHeight));
  await expect.poll(async () => (await heights()).every((pixels) => pixels > 700)).toBe(true);
  const [first = 0, second = 0] = await heights();
  const card = roomCard(frames.last().contentFrame(), 'Attic Room');
  await expect(async () => {
    await card.getByRole('button', { name: 'Details & Book' }).click({ timeout: 1000 });
  }).toPass();
  await expect.poll(async () => (await heights())[1]).toBeGreaterThan(second + 50);
  expect((await heights())[0]).toBe(first);
});

test('what opens over the page opens where the guest looks', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booking = await openSite(page, '/', await quietStay(api));
  const menu = booking.getByRole('button', { name: 'Menu' });
  await menu.click();
  const panel = booking.locator('dialog[open] .side');
  await expect(panel).toBeVisible();
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 845;
    })
    .toBe(true);
  await booking.getByRole('button', { name: 'Close' }).click();
});

test('every example of the documentation opens a booking', async ({ page, baseURL }) => {
  const text = await readFile(path.join(import.meta.dirname, '..', '..', '..', 'docs', 'embedding.md'), 'utf8');
  const examples = [...text.matchAll(/```html\n([^]*?)```/g)].map(([, html = '']) => html);
  expect(examples.length).toBeGreaterThan(3);
  for (const html of examples) {
    await site.open(page, html.replaceAll('https://book.example.com', baseURL ?? '').replaceAll('1001', '9306'));
    await awaitBooking(page);
    await expect(bookingIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});
