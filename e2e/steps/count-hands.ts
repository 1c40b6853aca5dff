import type { Locator, Page } from '@playwright/test';

export type Hands = {
  /** A tap of finger or mouse. */
  tap(where: Locator): Promise<void>;
  /** Typed into a field that the tap before or the page itself has opened; what stood there goes. */
  type(where: Locator, text: string): Promise<void>;
  /** A key alone, or several at once. */
  press(keys: string): Promise<void>;
  /** How many since this was asked last. */
  count(): { readonly taps: number; readonly keys: number };
};

/** Works at a page as a person does, and counts what it costs them: how much work a desk is can be told by that. */
export function countHands(page: Page): Hands {
  let [taps, keys] = [0, 0];
  return {
    async tap(where) {
      taps++;
      await where.click();
    },
    async type(where, text) {
      keys += text.length;
      await where.fill(text);
    },
    async press(pressed) {
      keys++;
      await page.keyboard.press(pressed);
    },
    count() {
      const counted = { taps, keys };
      [taps, keys] = [0, 0];
      return counted;
    },
  };
}
