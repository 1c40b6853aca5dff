import type { Locator, Page } from '@playwright/test';
import { hotelCommand } from '../server/hotel-command.ts';
import { roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from '../steps/manage-hotel.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

type Field = {
  /** As the specification names it. */
  readonly field: string;
  /** Of the property document, and of its config. */
  readonly off: readonly [document: Record<string, unknown>, config: object];
  readonly on: readonly [document: Record<string, unknown>, config: object];
  readonly at: 'rooms' | 'details' | 'guests' | 'rates';
  /** What a guest sees with it on, and does not with it off. */
  readonly sees: (page: Page) => Locator;
};

const fields: readonly Field[] = [
  {
    field: 'addressRequired',
    off: [{}, { addressRequired: false }],
    on: [{}, { addressRequired: true }],
    at: 'details',
    sees: (page) => page.getByRole('combobox', { name: /Country/ }),
  },
  {
    field: 'tenantId',
    off: [{}, { addressRequired: true, tenantId: 1 }],
    on: [{}, { addressRequired: true, tenantId: 3 }],
    at: 'details',
    sees: (page) => page.getByRole('textbox', { name: /State/ }),
  },
  {
    field: 'invoicingCurrency',
    off: [{}, { addressRequired: false, invoicingCurrency: undefined }],
    on: [{}, { addressRequired: false, invoicingCurrency: 'EUR' }],
    at: 'details',
    sees: (page) => page.getByText('Invoice currency').filter({ visible: true }),
  },
];

const stay = comingStay(6, 2);
let hotel: ManagedHotel;

// One hotel that is changed again and again.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(240_000);
  const request = await playwright.request.newContext({ baseURL });
  hotel = await openManagedHotel(request, 9301);
  await hotelCommand('chain', '93', 'Chain of the config');
  await request.dispose();
});

async function goTo(page: Page, at: Field['at']): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openPage(page, `${homeOf(stay, 9301)}&nbAdults=2`);
  const card = roomCard(page, 'Attic Room');
  await expect(card).toBeVisible();
  if (at === 'guests') await page.getByRole('button', { name: 'Guests and rooms' }).click();
  if (at === 'rates' || at === 'details') await card.getByRole('button', { name: 'Details & Book' }).click();
  if (at === 'rates') await expect(card.getByRole('button', { name: 'Book Paid now' })).toBeVisible();
  if (at !== 'details') return;
  await card.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
}

for (const { field, off, on, at, sees } of fields)
  test(`I03 ${field} changes what the guest sees`, async ({ page, request, api }) => {
    await changeHotel({ request, api }, hotel, ...off);
    await goTo(page, at);
    await expect(sees(page)).toHaveCount(0);
    await changeHotel({ request, api }, hotel, ...on);
    await goTo(page, at);
    await expect(sees(page)).toBeVisible();
  });
