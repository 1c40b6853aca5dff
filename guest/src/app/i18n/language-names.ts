import { ownNames } from '@stayfront/rules/language/own-names';
import type { Language } from '@stayfront/contract/property/texts';

/** The languages the interface is complete in, each called by its own name; the first is the fallback. */
export const spokenLanguages = ownNames satisfies Record<Language, string>;

export type SpokenLanguage = keyof typeof spokenLanguages;

/** Offered first in the switcher. */
export const recommendedLanguages: readonly SpokenLanguage[] = ['en', 'de', 'fr', 'es', 'it'];
