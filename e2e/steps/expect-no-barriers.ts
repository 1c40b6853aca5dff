import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA as far as a machine can see it, on the page as it stands now or on the part of it that is new. */
export async function expectNoBarriers(page: Page, where: string, part = 'html'): Promise<void> {
  await stillness(page);
  const { violations, passes } = await new AxeBuilder({ page })
    .include(part)
    .exclude('.month:nth-child(n + 4)') // twenty more months, made as the first are
    // To describe all that is right takes longer than to look for what is wrong; targets of 24 pixels are new in 2.2.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .withTags(levels)
    .setLegacyMode() // frames are the provider's, and without them no second window is needed
    .analyze();
  const told = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }));
  expect.soft(told, where).toEqual([]);
  // A page that has not come at all has no barriers either.
  expect(passes.length, `${where}: something was looked at`).toBeGreaterThan(0);
}

/** Half-way through a transition colours are in between, and no guest reads them. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
