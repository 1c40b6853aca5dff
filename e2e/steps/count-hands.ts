import type { Locator, Page } from '@playwright/test';

export type Hands = {
  /** A tap of finger or mouse. */
  tap(where: Locator): Promise<void>;
  /** Typed into a field that the tap before or the page itself has opened; what stood there goes. */
  type(where: Locator, text: string): Promise<void>;
  /** A key alone, or several at once. */
  press(keys: string): Promise<void>;
  /** A field of a form: gone to, and typed into. */
  fill(where: Locator, text: string): Promise<void>;
  /** A field of a form: one of a list, which opens first. */
  choose(where: Locator, value: string): Promise<void>;
  /** A field of a form: yes. */
  tick(where: Locator): Promise<void>;
  /** How many since this was asked last. */
  count(): { readonly taps: number; readonly keys: number; readonly fields: number };
};

/** Works at a page as a person does, and counts what it costs them: how much work a desk is can be told by that. */
export function countHands(page: Page): Hands {
  let [taps, keys, fields] = [0, 0, 0];
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
    async fill(where, text) {
      fields++;
      taps++;
      keys += text.length;
      await where.fill(text);
    },
    async choose(where, value) {
      fields++;
      taps += 2;
      await where.selectOption(value);
    },
    async tick(where) {
      fields++;
      taps++;
      await where.check();
    },
    count() {
      const counted = { taps, keys, fields };
      [taps, keys, fields] = [0, 0, 0];
      return counted;
    },
  };
}
