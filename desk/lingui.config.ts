import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { quickExtractor } from '../lingui.config.ts';
import { deskLanguages } from './src/app/i18n/languages.ts';

/** The desk speaks fewer languages than guests do, so its texts are a house of their own. */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(deskLanguages),
  catalogs: [
    {
      path: '<rootDir>/src/app/i18n/locales/{locale}',
      include: ['<rootDir>/src/**', '<rootDir>/../ui/**'],
      exclude: ['**/*.test.*', '**/locales/**'],
    },
  ],
  extractors: [quickExtractor],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
});
