import type { Locator, Page } from '@playwright/test';

export type Hands = {
  /** A screen that was not seen before is read. */
  read(): Promise<void>;
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

/** How long somebody takes who has never seen it, in milliseconds: for a screen, a field, a tap, a key. */
export const personTakes = { screen: 20_000, field: 10_000, tap: 1_300, key: 500 } as const;

/**
 * Works at a page as a person does, and counts what it costs them: how much work a desk is can be told by that.
 * `isAtTheirPace`: it takes as long as they do, so that a clock can be stopped beside it.
 */
export function countHands(page: Page, isAtTheirPace = false): Hands {
  let [taps, keys, fields] = [0, 0, 0];
  const take = async (milliseconds: number): Promise<void> => {
    if (isAtTheirPace) await page.waitForTimeout(milliseconds);
  };
  return {
    read: () => take(personTakes.screen),
    async tap(where) {
      taps++;
      await take(personTakes.tap);
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
      await take(personTakes.field + personTakes.tap);
      if (isAtTheirPace) {
        await where.fill('');
        await where.pressSequentially(text, { delay: personTakes.key });
      } else await where.fill(text);
    },
    async choose(where, value) {
      fields++;
      taps += 2;
      await take(personTakes.field + 2 * personTakes.tap);
      await where.selectOption(value);
    },
    async tick(where) {
      fields++;
      taps++;
      await take(personTakes.field + personTakes.tap);
      await where.check();
    },
    count() {
      const counted = { taps, keys, fields };
      [taps, keys, fields] = [0, 0, 0];
      return counted;
    },
  };
}
