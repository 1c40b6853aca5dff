import { languages, type Language } from '@stayfront/contract/property/texts';

/**
 * What is written in every language is read in all of them by the sweep, and in three by every run: ours, one of long
 * words, one that runs from right to left. A quarter of a minute went into 28 others that nobody had changed.
 */
export const languagesOfRun: readonly Language[] =
  process.env['EVERY_LANGUAGE'] === undefined ? ['en', 'de', 'ar'] : languages;
