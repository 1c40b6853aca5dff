import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is known already of a scene that is looked at again. */
export type Known = {
  /** Its colours were read in the same light: to compare them takes half of the time. */
  readonly areColoursKnown?: boolean;
};

export type Barriers = {
  readonly found: readonly { readonly rule: string; readonly at: readonly unknown[] }[];
  /** How many rules had something to look at. */
  readonly passed: number;
};

/** WCAG 2.2 AA as far as a machine can see it, on the page as it stands now or on the part of it that is new. */
export async function findBarriers(page: Page, part: string, known: Known = {}): Promise<Barriers> {
  await stillness(page);
  // Half a megabyte that a page reads once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([include, runOnly, areColoursKnown]) => {
      const { violations, passes } = await axe.run(
        { include, exclude: '.month:nth-child(n + 4)' }, // twenty more months, made as the first are
        {
          runOnly: [...runOnly],
          // To describe all that is right takes longer than to look for what is wrong.
          resultTypes: ['violations'],
          // Targets of 24 pixels are new in 2.2.
          rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: !areColoursKnown } },
          iframes: false, // frames are the provider's
          preload: { assets: ['media'] }, // style sheets are read for a rule that is not asked for
        },
      );
      const found = violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ html, any }) => [html, any[0]?.message]),
      }));
      return { found, passed: passes.length };
    },
    [part, levels, known.areColoursKnown === true] as const,
  );
}

/** Half-way through a transition colours are in between, and no guest reads them. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows a scrolled row instead of the clock ends with the row, and not by waiting.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
