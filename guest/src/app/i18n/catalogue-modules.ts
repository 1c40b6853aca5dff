import { wordingIn } from '@stayfront/rules/language/wording';
import type { SpokenLanguage } from './language-names.ts';

/** Where the build finds a language's texts, so that the server can announce the files early. */
export const catalogueModules = (
  language: SpokenLanguage,
  withLater: boolean,
  countries: readonly string[],
): string[] => {
  const country = countries.find((one) => wordingIn(language, one) !== null);
  const behind = country === undefined ? '' : `-${country}`;
  return (withLater ? ['first', 'later'] : ['first']).map(
    (part) => `src/app/i18n/locales/${language}.po?${part}${behind}`,
  );
};
