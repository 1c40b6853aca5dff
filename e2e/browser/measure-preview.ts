import type { Page } from '@playwright/test';

export type Took = { readonly shown: number; readonly draft: number; readonly asked: number };

/**
 * By the page's own clock, from the last key until the words stand in the guest's page in its frame; and how long the
 * draft took of it, and the longest question of the page in the frame.
 */
export async function untilPreviewed(page: Page, words: string, type: () => Promise<void>): Promise<Took> {
  await page.evaluate((wanted) => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (!frame) throw new Error('There is no preview');
    performance.clearResourceTimings();
    frame.performance.clearResourceTimings();
    let begun = 0;
    const note = (): void => void (begun = performance.now());
    document.addEventListener('keydown', note, { capture: true });
    const longest = (list: PerformanceEntryList, pattern: RegExp): number =>
      Math.max(0, ...list.filter(({ name }) => pattern.test(name)).map(({ duration }) => duration));
    const measured = new Promise((resolve) => {
      const look = (): void => {
        if (!frame.document.body.textContent.includes(wanted)) return void frame.requestAnimationFrame(look);
        document.removeEventListener('keydown', note, { capture: true });
        resolve({
          shown: performance.now() - begun,
          draft: longest(performance.getEntriesByType('resource'), /\/desk\/(house\/draft|set-up)/),
          asked: longest(frame.performance.getEntriesByType('resource'), /\/preview\/api/),
        });
      };
      look();
    });
    Object.assign(window, { measured });
  }, words);
  await type();
  return page.evaluate(() => (window as unknown as { measured: Promise<Took> }).measured);
}
