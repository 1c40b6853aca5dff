import type { Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { hotelCommand } from '../../server/hotel-command.ts';
import { openFollowedHouse } from '../../server/open-followed-house.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
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

test('K12 K13 what others changed, and a night that is set apart, are open to all in both lights', async ({
  page,
  request,
}) => {
  const hotelId = freshHotelId(2198);
  await openFollowedHouse(hotelId);
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(page, `/${hotelId}/desk/calendar`);
  await takenOver(page, 'h1');
  const grid = page.getByRole('grid');
  await grid.focus();
  const said = async (): Promise<string> => {
    const id = await grid.getAttribute('aria-activedescendant');
    return (await page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? '';
  };
  for (let row = 0; row < 60 && !/Pay at hotel/.test(await said()); row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('195');
  await page.keyboard.press('Enter');
  await expect.poll(said).toMatch(/Advance/);
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect.poll(said).toMatch(/150, set apart/);
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expectOpen(page, 'a night that can be given back', '.cell-bar');

  const night = addDays(hotelToday(), 1);
  const key = await hotelCommand('key', String(hotelId), 'Our PMS');
  const put = await request.put(`/api/hotels/${hotelId}/manage/calendar`, {
    headers: { authorization: `Bearer ${key}` },
    data: {
      rates: [{ room: 'panorama', ratePlan: 'pay-at-hotel', from: night, to: night, byAdults: [150_00, 199_00] }],
    },
  });
  expect(put.status(), await put.text()).toBe(200);
  await expect(page.getByRole('alert').filter({ hasText: 'Our PMS changed 1 of these nights' })).toBeVisible();
  await expectOpen(page, 'others have changed what is pending', '.conflict-bar');
  await expectOpen(page, 'the sheet with what clashes', '.cal-box');
  await page.getByRole('button', { name: 'Decide by night' }).click();
  await expect(page.getByRole('dialog', { name: 'Theirs or mine' })).toBeVisible();
  await expectOpen(page, 'the panel “Theirs or mine”', above);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('K09 K13 the month of a phone, and the sheet of what was tapped, are open to all, and what was tapped is seen above it', async ({
    page,
  }) => {
    const hotelId = freshHotelId(2199);
    await openFollowedHouse(hotelId);
    await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
    const tomorrow = addDays(hotelToday(), 1);
    for (const language of ['en', 'ar']) {
      await page.context().addCookies([{ name: 'stayfront-desk-language', value: language, url: page.url() }]);
      await openPage(page, `/${hotelId}/desk/calendar?from=${tomorrow}`);
      await takenOver(page, 'h1');
      await expectOpen(page, `a month on a phone, ${language}`, '.month-page');
      // A rate that follows: a price of its own can be given back, which makes the sheet higher.
      await page.locator('.month-choice .month-rates button').last().tap();
      const day = page.locator(`[data-day="${tomorrow}"]`);
      await day.tap();
      const sheet = page.locator('.month-sheet');
      await sheet.locator('.month-sheet__price button').last().tap();
      await expectOpen(page, `the days one chose, ${language}`, '.month-sheet');
      const [seen, over] = [await day.boundingBox(), await sheet.boundingBox()];
      expect((seen?.y ?? 0) + (seen?.height ?? 0), 'what was tapped is not under the sheet').toBeLessThanOrEqual(
        over?.y ?? 0,
      );
    }
  });
});
