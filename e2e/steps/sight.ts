import type { Page } from '@playwright/test';

/** Where a guest looks for things: a page, or a frame in one. */
export type Sight = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;
