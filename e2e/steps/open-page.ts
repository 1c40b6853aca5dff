import type { Page, Response } from '@playwright/test';

/**
 * Opens an address and waits until the browser's React has taken over what the server drew (it leaves its mark on every
 * element it owns): a machine presses buttons sooner than any guest could.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
  });
  return answer;
}
