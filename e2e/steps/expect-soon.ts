import { expect, type Page } from '@playwright/test';
import { stillTime } from './still-time.ts';

/**
 * Presses a button that leads on in the checkout: a fifth of a second later in the page's own time, and no sooner. The
 * page's clock has to be installed before the page opens.
 */
export async function expectSoon(page: Page, button: string, from: RegExp, to: RegExp): Promise<void> {
  await stillTime(page);
  await page.getByRole('button', { name: button }).click();
  await page.clock.runFor(199);
  await expect(page).toHaveURL(from);
  // The page may still have been asking the server when the button was pressed: its fifth of a second then begins late.
  const letTimePass = async (): Promise<string> => {
    await page.clock.runFor(20);
    return page.url();
  };
  await expect.poll(letTimePass, { intervals: [50] }).toMatch(to);
  await page.clock.resume();
}
