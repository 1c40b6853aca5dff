import type { CDPSession, Page } from '@playwright/test';

// What runs in the page is written as text: a benchmark is compiled without the browser's names.

/** A box of the same size with one colour in it: what this browser can do at all. */
export async function addPlainBox(page: Page): Promise<string> {
  await page.evaluate(`{
    const box = document.createElement('div');
    box.id = 'plain';
    box.style.cssText = 'position:fixed;inset:0;overflow:auto;background:#fff;z-index:99';
    box.innerHTML = '<div style="inline-size:38000px;block-size:14000px;background:linear-gradient(90deg,#eee,#fff)"></div>';
    document.body.append(box);
  }`);
  return '#plain';
}

export const takePlainBox = async (page: Page): Promise<void> => {
  await page.evaluate(`document.querySelector('#plain').remove()`);
};

/** Until the page has finished what it does when it is opened: that is no part of a step. Ten seconds at most. */
export const settlePage = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const until = performance.now() + 10_000;
    for (let calm = 0; calm < 10 && performance.now() < until; ) {
      const left = await new Promise((tell) => requestIdleCallback((idle) => tell(idle.timeRemaining())));
      calm = left > 40 ? calm + 1 : 0;
    }
  })()`);

/** Scrolls for three seconds, so far with each frame, and counts the frames; late is one that took longer than two. */
export const scrollFor = (
  page: Page,
  selector: string,
  way: 'down' | 'across',
): Promise<{ frames: number; perSecond: number; late: number }> =>
  page.evaluate(`(async () => {
    const box = document.querySelector(${JSON.stringify(selector)});
    const isAcross = ${way === 'across'};
    const frames = [];
    const begun = performance.now();
    let last = begun;
    let forth = 1;
    while (last - begun < 3000) {
      box.scrollBy(isAcross ? 40 * forth : 0, isAcross ? 0 : 40 * forth);
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      const isAtEnd = isAcross
        ? box.scrollLeft + box.clientWidth >= box.scrollWidth - 1
        : box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      if (isAtEnd) forth = -1;
    }
    return {
      frames: frames.length,
      perSecond: (frames.length / (last - begun)) * 1000,
      late: frames.filter((time) => time > 34).length / frames.length,
    };
  })()`);

/** In pixels a second, which is quick for a hand, and for three seconds of it. */
const pace = 2400;

/**
 * Rolls as a wheel does, and counts the pictures that the browser has shown. It scrolls by itself and does not wait for the
 * page, so beside them: how often the cell where the sheet comes into sight was not there yet when the page had its turn.
 */
export async function rollFor(
  page: Page,
  devtools: CDPSession,
  { selector, way }: { readonly selector: string; readonly way: 'down' | 'across' },
): Promise<{ perSecond: number; bare: number }> {
  await page.evaluate(`{
    const box = document.querySelector(${JSON.stringify(selector)});
    box.scrollTo(2000, 0);
    const { right, bottom } = box.getBoundingClientRect();
    const counted = (window.rolled = { turns: 0, bare: 0 });
    window.counting = () => {
      counted.turns++;
      const there = document.elementFromPoint(right - 30, bottom - 30);
      if (!there?.closest('[role=gridcell], #plain')) counted.bare++;
    };
  }`);
  await settlePage(page);
  await page.evaluate(`window.addEventListener('scroll', window.counting, { capture: true, passive: true })`);
  const shown: number[] = [];
  const note = ({ value }: { value: object[] }): void => {
    for (const one of value as { name: string; ph: string; ts: number }[])
      if (one.name === 'DirectRenderer::DrawFrame' && one.ph === 'X') shown.push(one.ts);
  };
  devtools.on('Tracing.dataCollected', note);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['viz'] },
  });
  const begun = performance.now();
  const far = -3 * pace;
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 800,
    y: 500,
    ...(way === 'across' ? { xDistance: far } : { yDistance: far }),
    speed: pace,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const took = performance.now() - begun;
  const { turns, bare } = await page.evaluate<{ turns: number; bare: number }>(`(() => {
    window.removeEventListener('scroll', window.counting, { capture: true });
    return window.rolled;
  })()`);
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  devtools.off('Tracing.dataCollected', note);
  return { perSecond: (shown.length / took) * 1000, bare: bare / Math.max(1, turns) };
}

/** From the first byte to the first paint with cells in it, as the browser has noted both. */
export async function firstView(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.getByRole('gridcell').first().waitFor();
  return page.evaluate(`(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    return (painted ? painted.startTime : performance.now()) - loaded.responseStart;
  })()`);
}
