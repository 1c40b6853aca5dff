import type { Page } from '@playwright/test';

/**
 * From now on time in the page stands still, and goes on by `page.clock.runFor` alone: how long a machine takes does
 * not matter to what is counted in the page. Its clock has to be installed before the page opens.
 */
export async function stillTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2_000);
}
