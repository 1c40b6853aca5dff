import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources?: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/**
 * From the next page on: what was seen may not move by itself, or hardly; whoever asks is told what did. `most` is as
 * browsers reckon it, usually less than a guest can see.
 */
export async function watchShifts(page: Page, most = 0.001): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[])
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent} from ${place(previousRect)} to ${place(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.flatMap(({ moved }) => moved).join('; ')).toBeLessThan(most);
  };
}
