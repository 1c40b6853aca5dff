import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '@stayfront/contract/property/texts';

const babel = createBabelExtractor();

/** The same is looked for by `npm run check` in files that no configuration reaches. */
const hasTexts = /@lingui\/\w+\/macro|\bi18n\.(?:_|t)\(/;

/** Three files of four have no texts: to take them apart all the same was most of the work. */
export const quickExtractor: ExtractorType = {
  match: (file) => babel.match(file),
  extract: (file, code, ...rest) => (hasTexts.test(code) ? babel.extract(file, code, ...rest) : Promise.resolve()),
};

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
      // What is written for people of a hotel speaks fewer languages: lingui.desk.config.ts.
      exclude: [
        '**/*.test.*',
        '**/locales/**',
        '**/server/booking/export/**',
        '**/server/booking/report/**',
        '**/server/selling/demand/**',
        '**/server/followers/report-mail/**',
      ],
    },
  ],
  extractors: [quickExtractor],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
});
