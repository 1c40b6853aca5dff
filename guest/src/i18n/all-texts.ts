import type { Messages } from '@lingui/core';

type Texts = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/** Where the texts of every language are: more than the first page should carry. */
export const allTexts: Readonly<Record<'first' | 'later', Texts>> = {
  first: import.meta.glob<{ messages: Messages }>('./locales/*.po', { query: '?first' }),
  later: import.meta.glob<{ messages: Messages }>('./locales/*.po', { query: '?later' }),
};
