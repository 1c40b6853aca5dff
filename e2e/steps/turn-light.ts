import type { Page } from '@playwright/test';

/** Dark where it was light; the hotel's own form is always light. Nobody chose it, so nobody remembers it. */
export const turnLight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (document.querySelector('.cz')) return;
    dataset['mode'] = dataset['mode'] === 'dark' ? 'light' : 'dark';
  });
