import { expect } from '@playwright/test';
import { homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** What a phone has instead: sheets from below and a menu at the side. */
export async function* walkPhone({ page, api }: Deps): AsyncGenerator<Scene, void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, homeOf(await quietStay(api)));
  const cells = page.getByRole('search').getByRole('button');
  const tools = page.locator('.tools-s [aria-haspopup=dialog]');
  const dialog = page.getByRole('dialog');
  for (const [button, name] of [
    [cells.nth(0), 'sheet-dates'],
    [cells.nth(1), 'sheet-guests'],
    [tools.nth(0), 'sheet-filters'],
    [tools.nth(2), 'sheet-hotels'],
    [tools.nth(1), 'sheet-code'],
    [page.getByRole('banner').getByRole('button', { name: 'Menu' }), 'side-menu'],
  ] as const) {
    await button.click();
    await expect(dialog).toBeVisible();
    if (name === 'sheet-hotels') await expect(dialog.getByRole('button', { name: 'Casa Lago' })).toBeVisible();
    if (name === 'sheet-dates') await expect(dialog.locator('.day small:not(:empty)').first()).toBeVisible();
    if (name === 'side-menu') for (const list of await dialog.locator('summary').all()) await list.click();
    yield { name, part: above, at: 390 };
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await openPage(page, '/hotel-chain/100');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(dialog).toBeVisible();
  yield { name: 'side-menu-of-a-chain', part: above, at: 390, isLeft: true };
}
