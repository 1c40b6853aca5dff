import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { deskLanguages } from '@stayfront/server/platform/texts/desk-languages';
import { quickExtractor } from './lingui.config.ts';

/** What the server writes for people of a hotel, in the languages of the desk alone. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...deskLanguages],
  catalogs: [
    {
      path: '<rootDir>/server/platform/texts/desk-locales/{locale}',
      include: [
        '<rootDir>/server/booking/export/**',
        '<rootDir>/server/booking/report/**',
        '<rootDir>/server/selling/demand/**',
        '<rootDir>/server/followers/report-mail/**',
      ],
      exclude: ['**/*.test.*', '**/desk-locales/**'],
    },
  ],
  extractors: [quickExtractor],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
});
