import { expect, type Page } from '@playwright/test';

/** Tabs through a page: each thing that gets the focus is marked as such, in the window, and not covered by anything. */
export async function expectFocusSeen(page: Page, where: string, presses = 70): Promise<void> {
  const unseen: string[] = [];
  let places = 0;
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const told = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // Boxes and radios are drawn by what stands beside them, and their whole label is marked.
      const marked = [element, element.nextElementSibling, element.parentElement, element.closest('label')];
      const isMarked = marked.some((one) => {
        if (!one) return false;
        if (one.matches('[type=range]')) return true; // its thumb is marked, which scripts cannot see
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px');
      });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOver = (x: number, y: number): boolean => {
        const on = document.elementFromPoint(x, y);
        return (
          on !== null &&
          (element.contains(on) || on.contains(element) || on.closest('label') === element.closest('label'))
        );
      };
      const isSeen = [0.2, 0.5, 0.8].some((part) =>
        isOver(left + (right - left) * part, Math.min(innerHeight - 1, Math.max(1, (top + bottom) / 2))),
      );
      if (isMarked && isSeen) return '';
      return `${isMarked ? 'covered' : 'not marked'}: ${element.outerHTML.slice(0, 120)}`;
    });
    if (told === null) break;
    places += 1;
    if (told !== '') unseen.push(told);
  }
  expect(unseen, where).toEqual([]);
  expect(places, `${where}: the keyboard gets somewhere`).toBeGreaterThan(3);
}
