import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCatalogues } from './check-catalogues.ts';
import { catalogue, plantTree } from './planted-tree.ts';

const NIGHTS = '{count, plural, one {# night} other {# nights}}';
const GERMAN = 'guest/src/app/i18n/locales/de.po';
const ARABIC = 'guest/src/app/i18n/locales/ar.po';
const COGNATES = 'guest/src/app/i18n/cognates.json';

const SOURCE = `import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function Part({ count, name }: { count: number; name: string }): ReactNode {
  return (
    <p>
      <Plural value={count} one="# night" other="# nights" />
      <Trans>Hello {name}</Trans>
      <Trans>Hotel</Trans>
      <Trans>Minibar</Trans>
      <Trans>Sold out</Trans>
      <Trans>Welcome</Trans>
    </p>
  );
}
`;

/** Everything but "Welcome", which was written since the last extraction. */
const catalogueOf = (language: string, [nights, hello, hotel, minibar, soldOut]: string[]): string =>
  catalogue(language, {
    [NIGHTS]: nights ?? '',
    'Hello {name}': hello ?? '',
    Hotel: hotel ?? '',
    Minibar: minibar ?? '',
    'Sold out': soldOut ?? '',
  });

describe('a fault of a catalogue is found', () => {
  let root = '';
  let complaints: string[] = [];
  beforeAll(async () => {
    root = await plantTree({
      'guest/src/entry/entry-client.tsx': SOURCE,
      'guest/src/app/i18n/locales/en.po': catalogueOf('en', [NIGHTS, 'Hello {name}', 'Hotel', 'Minibar', 'Sold out']),
      [GERMAN]: catalogueOf('de', [
        '{count, plural, one {# Nacht} other {# Nächte}}',
        'Hallo {nome}',
        'Hotel',
        'Minibar',
        '',
      ]),
      [ARABIC]: catalogueOf('ar', [
        '{count, plural, one {ليلة} other {# ليال}}',
        'مرحبا {name',
        'فندق',
        'ميني بار',
        'نفد',
      ]),
      [COGNATES]: '{ "de": ["Hotel", "Sauna"], "ar": [] }\n',
    });
    complaints = await checkCatalogues(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  test.each([
    ['a message that was not extracted', `${GERMAN}: Catalog is out of sync with extract output`],
    ['an empty translation', `${GERMAN}: "Sold out" is not translated`],
    ['a lost placeholder', `${GERMAN}: "Hallo {nome}" lacks the placeholder {name}`],
    ['an unknown placeholder', `${GERMAN}: "Hallo {nome}" has the placeholder {nome}, which the source has not`],
    ['English left standing', `${GERMAN}: "Minibar" is English: translate it, or add it to ${COGNATES}`],
    [
      'a missing plural form',
      `${ARABIC}: "{count, plural, one {ليلة} other {# ليال}}" {count} lacks the plural form "few"`,
    ],
    ['a broken message', `${ARABIC}: "مرحبا {name" is broken: Unexpected message end at line 1 col 12:`],
    ['a cognate nobody needs', `${COGNATES}: "Sauna" (de) is no longer needed: remove it`],
  ])('%s', (_, complaint) => {
    expect(complaints).toContain(complaint);
  });

  test('a reviewed cognate is no fault', () => {
    expect(complaints.filter((line) => line.includes('"Hotel"'))).toEqual([]);
  });

  test('looking changes nothing', async () => {
    expect(await readFile(join(root, GERMAN), 'utf8')).not.toContain('Welcome');
  });
});

test('a configuration that looks in the wrong place is found, though Lingui is silent', async () => {
  const nothing = Object.fromEntries(
    ['en', 'de', 'ar'].map((locale) => [`guest/src/app/i18n/locales/${locale}.po`, catalogue(locale, {})]),
  );
  const wrong = `export default {
    sourceLocale: 'en',
    locales: ['en', 'de', 'ar'],
    catalogs: [{ path: '<rootDir>/guest/src/app/i18n/locales/{locale}', include: ['<rootDir>/guest/sources/**'] }],
  };`;
  const root = await plantTree({ ...nothing, 'lingui.config.ts': wrong });
  expect(await checkCatalogues(root)).toContainEqual(
    expect.stringMatching(/^guest\/src\/entry\/entry-client\.tsx: no `include`/),
  );
  await rm(root, { recursive: true });
});
