import type { Page } from '@playwright/test';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { calm, expect, test } from '../../stayfront.ts';

// Who writes where somebody else was first, or publishes what is not right yet, is refused.
test.use({ ...calm, mayComplain: /status of (409|422)/ });
test.describe.configure({ mode: 'default' });

const hotelId = freshHotelId(2191);
const house = `/${hotelId}/desk/house`;
test.beforeAll(() => openHotel(hotelId, { name: 'Hotel Seehof', language: 'en', languages: ['en', 'de'] }));

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
/** By the keyboard alone: on to a field that is further down, and what is written there. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = box(page, name).first();
  for (let key = 0; key < 60; key++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

test('K22 a form is filled by the keyboard alone, a fault stands at its field, and a missing translation is marked', async ({
  page,
}) => {
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `${house}/hotel`);
  await takenOver(page, 'h1');
  await box(page, /^Name/).first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hotel Seehof am See');
  await tabTo(page, /E-mail/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('nobody');
  await expect(page.getByText(/Write an e-mail address, such as/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('stay@seehof.example');
  await expect(page.getByText(/Write an e-mail address, such as/)).toBeHidden();
  await expectNoBarriers(page, 'hotel');

  // A list: another entry, written and told to be missing in German.
  await openPage(page, `${house}/services`);
  await takenOver(page, 'h1');
  await page.getByRole('button', { name: 'Service', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, 'services');
  await page.keyboard.press('Escape');

  await openPage(page, `${house}/rooms/panorama`);
  await takenOver(page, 'h1');
  await page
    .getByRole('button', { name: /Deutsch/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=de/);
  await expectNoBarriers(page, 'a room');
});

test('K23 what is in draft is compared, published, and put back; two who write at once lose no line', async ({
  page,
  anotherBrowser,
  request,
}) => {
  await enterDesk(page, { hotelId, email: 'anna@hotel.example', role: 'manager' });
  await openPage(page, `${house}/hotel`);
  await takenOver(page, 'h1');
  const other = await (await anotherBrowser()).newPage();
  await enterDesk(other, { hotelId, email: 'beat@hotel.example', role: 'manager' });
  await openPage(other, `${house}/rooms/panorama`);
  await takenOver(other, 'h1');

  await box(page, /^Name/).first().fill('Hotel Seerose');
  await box(other, /^Name/).first().fill('Room with a view');
  const shown = async () =>
    ((await (await request.get(`/api/hotels/${hotelId}/descriptive-info?lang=en`)).json()) as { hotelName: string })
      .hotelName;
  expect(await shown()).toBe('Hotel Seehof');
  await openPage(other, `${house}/publish`);
  await takenOver(other, 'h1');
  // What was written anew stands out, word by word.
  for (const [field, word] of [
    [/^Name anna/, 'Seerose'],
    [/^Room with a view/, 'view'],
  ] as const) {
    await other.getByRole('button', { name: field }).click();
    await expect(other.locator('ins', { hasText: word }).first()).toBeVisible();
  }
  await expectNoBarriers(other, 'publish');
  await other
    .getByRole('button', { name: /^Publish \d/ })
    .first()
    .click();
  await expect.poll(shown).toBe('Hotel Seerose');

  await openPage(page, `${house}/publish`);
  await takenOver(page, 'h1');
  await page.getByRole('button', { name: 'Put version 1 back' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back for guests' }).click();
  await expect.poll(shown).toBe('Hotel Seehof');
});
