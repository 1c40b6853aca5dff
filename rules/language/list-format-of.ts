import { localeOf } from './locale-of.ts';

// Where a list of measures would run together.
const needsMarks = /^(ja|ru|zh)$/;
// Where it would run together in each of the language's own ways, or would say "and" without a space.
const needsCommas = /^(ko|th)$/;

/** How a language puts a list together: 2 adults, 1 child. */
export const listFormatOf = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(
    needsCommas.test(language) ? 'en' : localeOf(language),
    needsMarks.test(language) ? { type: 'conjunction', style: 'narrow' } : { type: 'unit', style: 'short' },
  );
