import type { Page } from '@playwright/test';

/** Waits until the browser's React has taken over what the server drew; it leaves its mark on every element it owns. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
  });
}
