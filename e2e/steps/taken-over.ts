import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the browser's React has taken over what the server drew there (it leaves its mark on every element it
 * owns): a machine presses buttons sooner than any guest could.
 */
export async function takenOver(where: Page | Frame, selector: string): Promise<void> {
  await where.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, selector);
}
