import { localeOf } from './locale-of.ts';

// Where a list of measures would run together.
const needsMarks = /^(ja|ko|ru|th|zh)$/;

/** How a language puts a list together: 2 adults, 1 child. */
export const listFormatOf = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(
    localeOf(language),
    needsMarks.test(language) ? { type: 'conjunction', style: 'narrow' } : { type: 'unit', style: 'short' },
  );
