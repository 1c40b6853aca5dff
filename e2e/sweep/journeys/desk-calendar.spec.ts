import { addDays } from '@stayfront/rules/stay/stay-date';
import { inviteOperator } from '../../server/invite-operator.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';

const hotelId = 2191;

test.use({ viewport: { width: 1440, height: 900 } });

test('K08 K09 K11 K14 a fortnight priced by keyboard alone: typed, undone, reviewed, saved, read by its history, taken back, kept over a reload', async ({
  page,
}) => {
  await openHotel(hotelId, {});
  const link = await inviteOperator('mara@hotel.example', hotelId);
  await openPage(page, link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
  await takenOver(page, 'h1');

  // G and C lead there, and the sheet is one stop of the keyboard.
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const grid = page.getByRole('grid', { name: 'Rates and rooms' });
  await expect(grid).toBeVisible();
  await grid.focus();
  const active = async (): Promise<string> => {
    const id = await grid.getAttribute('aria-activedescendant');
    return (await page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? '';
  };
  for (let row = 0; row < 60 && !/Panorama.*Pay at hotel/.test(await active()); row++)
    await page.keyboard.press('ArrowDown');
  expect(await active()).toMatch(/Pay at hotel/);

  // Only what is seen is in the page, of 810 nights.
  expect(Number(await grid.getAttribute('aria-colcount'))).toBe(811);
  expect(await page.getByRole('gridcell').count()).toBeLessThan(2500);

  for (let night = 0; night < 3; night++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('210');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 changes', { exact: true })).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();

  await page.keyboard.press('r');
  const review = page.getByRole('dialog', { name: 'Review 2 changes' });
  await expect(review.getByText('What guests will see')).toBeVisible();
  await review.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('2 changes are saved')).toBeVisible();
  await expect(page.getByText('2 changes', { exact: true })).toBeHidden();
  await grid.focus();
  await expect.poll(active).toMatch(/210/);

  // Who set it, and back to what it was.
  await page.keyboard.press('Alt+Enter');
  const history = page.getByRole('dialog', { name: 'History of this night' });
  await expect(history.getByText('mara@hotel.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  await expect.poll(active).toMatch(/187/);

  // The guest's page has heard of it all along.
  await grid.focus();
  await page.keyboard.press('w');
  const why = page.getByRole('dialog', { name: 'What a guest sees' });
  await expect(why.getByRole('link', { name: /Open the guest/ })).toHaveAttribute('href', /checkIn=/);
  await page.keyboard.press('Escape');

  // A reload right after the last key, without a moment for the device.
  await grid.focus();
  await page.keyboard.type('215');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByText('2 changes of before wait here')).toBeVisible();
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('K09 K11 on a phone a night is tapped, raised, closed and saved, and opened again', async ({ page }) => {
    await openHotel(hotelId + 1, {});
    const link = await inviteOperator('mara@hotel.example', hotelId + 1);
    await openPage(page, link);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/desk$/);
    const tomorrow = addDays(hotelToday(), 1);
    await openPage(page, `/${hotelId + 1}/desk/calendar?from=${tomorrow}`);
    await takenOver(page, 'h1');
    await page.getByLabel('Room', { exact: true }).selectOption('panorama');
    await page.locator(`[data-day="${tomorrow}"]`).tap();
    const sheet = page.getByRole('region', { name: 'The days you chose' });
    await sheet.getByRole('button', { name: 'One more' }).tap();
    await sheet.getByRole('switch', { name: 'Open for sale' }).tap();
    await sheet.getByRole('button', { name: 'Save 1 change' }).tap();
    await expect(page.getByText('1 change is saved')).toBeVisible();
    await expect(page.locator(`[data-day="${tomorrow}"]`)).toHaveAccessibleName(/closed/);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().tap();
    await expect(page.locator(`[data-day="${tomorrow}"]`)).not.toHaveAccessibleName(/closed/);
  });
});
