import { expect, type Locator } from '@playwright/test';

/** Presses Tab, or an arrow, until something has the focus; it has to be where the guest can see it. */
export async function tabTo(target: Locator, key: 'Tab' | 'ArrowRight' = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}
