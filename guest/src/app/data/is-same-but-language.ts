import type { QueryKey } from '@tanstack/react-query';

/** Whether a question was asked before in another language. All questions that have one name it last. */
export const isSameButLanguage = (before: QueryKey | undefined, now: QueryKey): boolean =>
  before !== undefined && JSON.stringify(before.slice(0, -1)) === JSON.stringify(now.slice(0, -1));
