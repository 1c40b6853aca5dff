import type { Page } from '@playwright/test';

/** A box of the same size with one colour in it: what this browser can do at all. */
export async function addPlainBox(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'plain';
    box.style.cssText = 'position:fixed;inset:0;overflow:auto;background:#fff;z-index:99';
    box.innerHTML =
      '<div style="inline-size:38000px;block-size:14000px;background:linear-gradient(90deg,#eee,#fff)"></div>';
    document.body.append(box);
  });
  return '#plain';
}

/** Scrolls for three seconds, so far with each frame, and counts the frames; late is one that took longer than two. */
export const scrollFor = (page: Page, selector: string, way: 'down' | 'across') =>
  page.evaluate(
    async ([wanted, across]) => {
      const box = document.querySelector(wanted);
      if (!box) throw new Error(`There is no ${wanted}`);
      const frames: number[] = [];
      const begun = performance.now();
      let last = begun;
      let forth = 1;
      while (last - begun < 3000) {
        box.scrollBy(across ? 40 * forth : 0, across ? 0 : 40 * forth);
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        frames.push(now - last);
        last = now;
        const isAtEnd = across
          ? box.scrollLeft + box.clientWidth >= box.scrollWidth - 1
          : box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
        if (isAtEnd) forth = -1;
      }
      return {
        perSecond: (frames.length / (last - begun)) * 1000,
        late: frames.filter((time) => time > 34).length / frames.length,
      };
    },
    [selector, way === 'across'] as const,
  );

/** From the first byte to the first paint with cells in it, as the browser has noted both. */
export async function firstView(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.getByRole('gridcell').first().waitFor();
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();
    return painted - (document?.responseStart ?? 0);
  });
}

export const takePlainBox = (page: Page): Promise<void> => page.locator('#plain').evaluate((box) => box.remove());
