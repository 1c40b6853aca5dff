import type { Locator, Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { hotelCommand } from '../../server/hotel-command.ts';
import { openFollowedHouse } from '../../server/open-followed-house.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { openPage } from '../../steps/open-page.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { calm, expect, test } from '../../stayfront.ts';

// What guards refuse is refused with 409.
test.use({ ...calm, viewport: { width: 1440, height: 900 }, mayComplain: /status of 409/ });

/** The calendar by its keys, with the cursor on a rate of the room. */
async function openSheet(page: Page, hotelId: number) {
  await openFollowedHouse(hotelId);
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const grid = page.getByRole('grid', { name: 'Rates and rooms' });
  await expect(grid).toBeVisible();
  await grid.focus();
  const said = async (): Promise<string> => {
    const id = await grid.getAttribute('aria-activedescendant');
    return (await page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? '';
  };
  for (let row = 0; row < 60 && !/Pay at hotel/.test(await said()); row++) await page.keyboard.press('ArrowDown');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
  };
  return { grid, said, press };
}

const pressed = async (button: Locator): Promise<void> => {
  await tabTo(button);
  await button.press('Enter');
};

/** From the sheet to the bar above it: T leads there, and arrows from button to button. */
const pressedInBar = async (page: Page, button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  await page.keyboard.press('t');
  for (let presses = 0; presses < 10; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await button.press('Enter');
};

/** What was saved is pending no more: until then another save waits for it. */
const settled = (page: Page): Promise<void> => expect(page.getByText(/^\d+ changes?$/)).toBeHidden();

test('K10 K13 K32 by keyboard: many nights dearer with what follows them, one set apart and given back, a slip said twice', async ({
  page,
}) => {
  const { grid, said, press } = await openSheet(page, freshHotelId(2194));
  await press('ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'b');
  const bulk = page.getByRole('dialog', { name: 'Bulk change' });
  await tabTo(bulk.getByRole('textbox', { name: 'Change' }));
  await page.keyboard.type('+8 %');
  await expect(bulk.getByText('2 nights of rows will change:')).toBeVisible();
  await press('Control+Enter');
  const review = page.getByRole('dialog', { name: 'Review 2 changes' });
  await expect(review.getByText('2 prices follow')).toBeVisible();
  await pressed(review.getByRole('button', { name: 'Save 2 changes' }));
  await expect(page.getByText('2 changes are saved')).toBeVisible();
  await settled(page);
  await grid.focus();
  await expect.poll(said).toMatch(/202/);

  await press('ArrowDown');
  await expect.poll(said).toMatch(/Advance.*182/);
  await page.keyboard.type('150');
  // It is the last row: the cursor stays.
  await press('Enter', 'Control+s');
  await expect(page.getByText('1 change is saved')).toBeVisible();
  await expect.poll(said).toMatch(/150, set apart/);
  await settled(page);
  await pressedInBar(page, page.getByRole('button', { name: 'Give back' }));
  await press('Control+s');
  await expect.poll(said).toMatch(/Advance.*182$/);
  await settled(page);

  await grid.focus();
  await press('ArrowUp');
  await page.keyboard.type('700');
  await press('Enter', 'ArrowUp', 'Control+s');
  const slip = page.getByRole('dialog', { name: 'Check these prices' });
  await expect(slip.getByText(/far above/)).toBeVisible();
  await pressed(slip.getByRole('button', { name: 'It is meant so: save' }));
  await expect(slip).toBeHidden();
  await settled(page);
  await grid.focus();
  await page.keyboard.type('70');
  await press('Enter', 'ArrowUp', 'Control+s');
  const refused = page.getByRole('dialog', { name: 'Nothing was saved' });
  await expect(refused.getByText(/below the floor of/)).toBeVisible();
  await press('Escape');
  await expect.poll(said).toMatch(/70, changed, not saved/);
});

test('K11 K12 K15 by keyboard: the system types as well, why guests cannot book, and nobody leaves unasked', async ({
  page,
  request,
}) => {
  const hotelId = freshHotelId(2195);
  const { grid, said, press } = await openSheet(page, hotelId);
  const night = addDays(hotelToday(), 1);
  await press('ArrowRight');
  await page.keyboard.type('195');
  await press('Enter', 'ArrowUp');
  await expect.poll(said).toMatch(/195, changed, not saved/);
  const key = await hotelCommand('key', String(hotelId), 'Our PMS');
  const put = await request.put(`/api/hotels/${hotelId}/manage/calendar`, {
    headers: { authorization: `Bearer ${key}` },
    data: {
      rates: [{ room: 'panorama', ratePlan: 'pay-at-hotel', from: night, to: night, byAdults: [150_00, 199_00] }],
    },
  });
  expect(put.status(), await put.text()).toBe(200);
  const bar = page.getByRole('alert').filter({ hasText: 'Our PMS changed 1 of these nights' });
  await expect(bar).toContainText(/it says 199.*you typed 195/);
  await pressed(bar.getByRole('button', { name: 'Keep mine, 195' }));
  await expect(bar).toBeHidden();
  await press('Control+s');
  await expect(page.getByText('1 change is saved')).toBeVisible();
  await settled(page);

  await grid.focus();
  await press('x', 'Control+s');
  await expect.poll(said).toMatch(/closed$/);
  await settled(page);
  await press('w');
  const why = page.getByRole('dialog', { name: 'What a guest sees' });
  await expect(why.getByRole('link', { name: /Open the guest/ })).toHaveAttribute(
    'href',
    new RegExp(`checkIn=${night}`),
  );
  await pressed(why.getByRole('button', { name: 'Lift it' }).first());
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();

  // Back, by the browser's own arrow: first somebody is asked.
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: '1 change is not saved' });
  await pressed(leaving.getByRole('button', { name: 'Stay' }));
  await expect(page).toHaveURL(/\/desk\/calendar/);
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.goBack();
  await pressed(leaving.getByRole('button', { name: 'Leave, keep them here' }));
  await expect(page).toHaveURL(/\/desk$/);
  await press('g', 'c');
  await expect(page.getByText('1 change of before waits here')).toBeVisible();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('K13 on a phone a night that was set apart is given back', async ({ page }) => {
    const hotelId = freshHotelId(2196);
    await openFollowedHouse(hotelId);
    await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
    const tomorrow = addDays(hotelToday(), 1);
    await openPage(page, `/${hotelId}/desk/calendar?from=${tomorrow}`);
    await takenOver(page, 'h1');
    await page.getByRole('button', { name: 'Advance' }).tap();
    const day = page.locator(`[data-day="${tomorrow}"]`);
    await day.tap();
    const sheet = page.getByRole('region', { name: 'The days you chose' });
    await sheet.getByRole('textbox', { name: 'Price of a night' }).fill('150');
    await sheet.getByRole('textbox', { name: 'Price of a night' }).press('Enter');
    await sheet.getByRole('button', { name: 'Save 1 change' }).tap();
    await expect(page.getByText('1 change is saved')).toBeVisible();
    await expect(day).toHaveAccessibleName(/150/);
    await day.tap();
    await sheet.getByRole('button', { name: 'Give back' }).tap();
    await sheet.getByRole('button', { name: 'Save 1 change' }).tap();
    await expect(day).toHaveAccessibleName(/169/);
  });
});
