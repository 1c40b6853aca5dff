import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { deskLanguages } from './platform/texts/desk-languages.ts';

/** What the server writes for people of a hotel, in the languages of the desk alone. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...deskLanguages],
  catalogs: [
    {
      path: '<rootDir>/platform/texts/desk-locales/{locale}',
      include: ['<rootDir>/booking/export/**'],
      exclude: ['**/*.test.*', '**/desk-locales/**'],
    },
  ],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
});
