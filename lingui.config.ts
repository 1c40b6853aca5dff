import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '@stayfront/contract/property/texts';

// An `include` that matches no file finds no message without a word: end it in `/**`, and let `npm run check` look.
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/guest/src/app/i18n/locales/{locale}',
      include: ['<rootDir>/guest/src/**', '<rootDir>/ui/**'],
      exclude: ['**/*.test.*', '**/locales/**'],
    },
    {
      path: '<rootDir>/server/platform/texts/locales/{locale}',
      include: ['<rootDir>/server/**'],
      exclude: ['**/*.test.*', '**/locales/**'],
    },
  ],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
});
