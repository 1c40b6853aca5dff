import { expect, type Locator } from '@playwright/test';

/** Presses Tab until something has the focus, and sees to it that a guest can tell where they are. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}
