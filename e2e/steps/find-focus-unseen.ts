import type { Page } from '@playwright/test';

/**
 * What can have the focus and is not marked then, or does not come into sight, or lies under something else. The page
 * itself hears nothing of the focus that wanders, so no field complains about having been left.
 */
export async function findFocusUnseen(page: Page, part: string): Promise<string[]> {
  // Rings are shown to whoever used the keyboard last, and on this page, not in a frame of it.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
  });
  await page.keyboard.press('F9');
  return page.evaluate((within) => {
    const still = (event: Event): void => event.stopImmediatePropagation();
    const kinds = ['focus', 'blur', 'focusin', 'focusout'];
    const before = document.activeElement;
    const places = new Map([...document.querySelectorAll('*')].map((box) => [box, [box.scrollLeft, box.scrollTop]]));
    for (const kind of kinds) window.addEventListener(kind, still, true);
    const unseen: string[] = [];
    const isMarked = (element: Element): boolean =>
      // Boxes and radios are drawn by what stands beside them, and their whole label is marked.
      [element, element.nextElementSibling, element.parentElement, element.closest('label')].some((one) => {
        if (!one) return false;
        if (one.matches('[type=range]')) return true; // its thumb is marked, which scripts cannot see
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px');
      });
    const isOn = (element: Element, x: number, y: number): boolean => {
      const on = document.elementFromPoint(x, y);
      if (on === null) return false;
      return element.contains(on) || on.contains(element) || on.closest('label') === element.closest('label');
    };
    const reachable = [within]
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]:not(iframe)',
        ),
      ])
      .filter(
        (one) => one.tabIndex >= 0 && !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }),
      );
    for (const element of reachable) {
      element.focus();
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = Math.min(innerHeight - 1, Math.max(1, (top + bottom) / 2));
      const isSeen = [0.2, 0.5, 0.8].some((share) => isOn(element, left + (right - left) * share, middle));
      if (!isMarked(element)) unseen.push(`not marked: ${element.outerHTML.slice(0, 120)}`);
      if (!isSeen) unseen.push(`covered: ${element.outerHTML.slice(0, 120)}`);
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    for (const [box, [left = 0, top = 0]] of places) {
      if (box.scrollLeft !== left) box.scrollLeft = left;
      if (box.scrollTop !== top) box.scrollTop = top;
    }
    for (const kind of kinds) window.removeEventListener(kind, still, true);
    return unseen;
  }, part);
}
