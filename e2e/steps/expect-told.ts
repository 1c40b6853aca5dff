import { expect } from '@playwright/test';
import type { TagEntry } from './tag-schema.ts';
import type { Watched } from './watch-tags.ts';

/** Waits until the newest entries are these, and hands the last one back. */
export async function expectTold(tags: Watched, ...names: string[]): Promise<TagEntry | undefined> {
  await expect
    .poll(() =>
      tags
        .events()
        .slice(-names.length)
        .map(({ event }) => event),
    )
    .toEqual(names);
  return tags.events().at(-1);
}
