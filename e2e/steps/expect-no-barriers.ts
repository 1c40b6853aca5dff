import { expect, type Page } from '@playwright/test';
import { findBarriers, type Known } from './find-barriers.ts';

/** Nobody is kept out of the page as it stands now, or of the part of it that is new. */
export async function expectNoBarriers(page: Page, where: string, part = 'html', known?: Known): Promise<void> {
  const { found, passed } = await findBarriers(page, part, known);
  expect.soft(found, where).toEqual([]);
  // A page that has not come at all has no barriers either.
  expect(passed, `${where}: something was looked at`).toBeGreaterThan(0);
}
