import type { Page } from '@playwright/test';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { turnLight } from '../../steps/turn-light.ts';
import { above } from '../../scenes/scene.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use({ ...calm, viewport: { width: 1440, height: 900 } });

const around = ['.page-head', '.cell-bar', '.cal-box', '.cal-legend'];

/** As it stands, and in the other light. */
async function expectOpen(page: Page, where: string, part: string): Promise<void> {
  await expectNoBarriers(page, where, part);
  await turnLight(page);
  await expectNoBarriers(page, `${where}, in the other light`, part);
  await turnLight(page);
}

test('K08 K09 the sheet, what stands around it and each panel over it are open to all, in both lights and from right to left', async ({
  page,
}) => {
  const hotelId = freshHotelId(2197);
  await openHotel(hotelId, {});
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `/${hotelId}/desk/calendar`);
  await takenOver(page, 'h1');
  const grid = page.getByRole('grid');
  for (const part of around) await expectOpen(page, 'the sheet and around it', part);
  // A grid for whoever hears it: each cell in a row, each row with its name, each column with its head.
  await expect(grid.getByRole('columnheader').first()).toBeVisible();
  await expect(grid.getByRole('rowheader').nth(1)).toBeVisible();
  await grid.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^2 cells chosen/)).toBeAttached();

  for (const [keys, panel] of [
    [['b'], 'Bulk change'],
    [['m'], 'Length of stay'],
    [['Alt+Enter'], 'History of this night'],
    [['w'], 'What a guest sees'],
    [['x', 'r'], /^Review/],
  ] as const) {
    await grid.focus();
    for (const key of keys) await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: panel });
    await expect(dialog).toBeVisible();
    await expectOpen(page, `the panel “${String(panel)}”`, above);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const name of ['Import from a spreadsheet', 'What was changed']) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectOpen(page, `the panel “${name}”`, above);
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Reservations/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /not saved/ })).toBeVisible();
  await expectOpen(page, 'leaving with changes', above);
  await page.keyboard.press('Escape');

  await page.context().addCookies([{ name: 'stayfront-desk-language', value: 'ar', url: page.url() }]);
  await openPage(page, `/${hotelId}/desk/calendar`);
  await expect(grid).toBeVisible();
  for (const part of around) await expectOpen(page, 'the sheet and around it in Arabic', part);
});
