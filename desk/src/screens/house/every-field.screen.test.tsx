import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { nameInList } from '@stayfront/rules/house-draft/entries';
import { splitPath } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { cleanup, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEntries } from '../../features/house/entries.ts';
import { houseSections, sectionOf } from '../../features/house/sections.ts';
import { findWords } from '../../features/house/words/find-words.ts';
import { fullDocument } from '../../testing/full-document.ts';
import { plainHouse, showHouse } from '../../testing/show-house.tsx';
import { houseScreens } from './screens.ts';

/** Fields that have no form on purpose, each with its reason. */
const withoutForm: Readonly<Record<string, string>> = {
  format: 'the same in every document',
  hotelId: 'whoever runs the server gives it, and all addresses have it',
  chainId: 'whoever runs the server puts hotels together',
  'theme/isDarkMode': 'chosen in Look, with what comes of it beside',
  'theme/colorBtnBg': 'chosen in Look',
  'theme/fontFamilyPrimary': 'chosen in Look',
  'theme/fontFamilyBtn': 'chosen in Look',
  'theme/fontFamilyTitle': 'chosen in Look',
  'theme/fontSizePrimary': 'chosen in Look',
  'theme/fontSizeBtn': 'chosen in Look',
  'theme/fontSizeTitle': 'chosen in Look',
  'config/tenantId': 'read by nothing any more; documents of before have it',
  'config/subscription': 'agreed with whoever runs the server',
};

type Schema = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
} & { readonly [way in 'anyOf' | 'oneOf' | 'allOf']?: readonly Schema[] };

const whole = z.toJSONSchema(PropertyDocument, { io: 'input', unrepresentable: 'any' }) as unknown as Schema;

/** The paths of all fields that a document can have, with * for an id or a place in a list. */
function fieldsOf(schema: Schema, path: string): string[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name === 'Texts') return [path];
  if (name !== undefined) return fieldsOf(whole.$defs?.[name] ?? {}, path);
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (ways.length > 0) return ways.flatMap((way) => fieldsOf(way, path));
  // The kind of something is chosen where it stands.
  if (schema.const !== undefined && path !== 'format') return [];
  const below = path === '' ? '' : `${path}/`;
  if (schema.properties) return Object.entries(schema.properties).flatMap(([key, one]) => fieldsOf(one, below + key));
  if (schema.items) {
    const inner = fieldsOf(schema.items, `${path}/*`);
    return inner.some((one) => one !== `${path}/*`) ? inner : [path];
  }
  if (isFields(schema.additionalProperties)) return fieldsOf(schema.additionalProperties, `${path}/*`);
  return schema.type === 'null' ? [] : [path];
}

/** An id does not change: it is given when the entry is added. */
const isId = (path: string): boolean => {
  const [list = '', star, name] = path.split('/');
  return star === '*' && name !== undefined && nameInList([list]) === name;
};

const patternOf = (address: string): string =>
  splitPath(address)
    .map((step, at, steps) => {
      const isRoomOfPackage = at === 4 && steps[0] === 'packages' && steps[3] === 'rooms';
      const isEntry = at === 1 && nameInList(steps.slice(0, 1)) !== undefined;
      return isRoomOfPackage || isEntry || /^\d+$/.test(step) ? '*' : step;
    })
    .join('/');

const all = [...new Set(fieldsOf(whole, ''))].filter((path) => !isId(path));

/** A section is in the table before its screen is. */
function hasScreen(path: string): boolean {
  const section = sectionOf(path);
  return section === undefined || houseScreens.some((screen) => screen.path === `house/${section.path}`);
}

test('K22 every field of the house has a form, and those that have none say why', async () => {
  const document = PropertyDocument.parse(fullDocument) as unknown as Fields;
  const house = plainHouse(document);
  const shown = new Set<string>();
  for (const { path, part } of houseScreens) {
    const [, section, isEntry] = path.split('/');
    const list = houseSections.find((one) => one.path === section)?.list;
    const entries = isEntry && list !== undefined ? readEntries(house.document, list).map(({ id }) => id) : [''];
    await part.fetchAhead();
    for (const id of entries) {
      const address = `/1001/desk/${path.replace(/:\w+/, id)}`;
      const { container } = await showHouse(
        <Suspense>
          <Routes>
            <Route path={`/:hotelId/desk/${path}`} element={<part.Part />} />
          </Routes>
        </Suspense>,
        { house, url: address },
      );
      await waitFor(() => expect(container.querySelector('h1')).toBeTruthy());
      for (const field of container.querySelectorAll<HTMLElement>('[data-field]')) {
        const pattern = patternOf(field.dataset['field'] ?? '');
        shown.add(pattern);
        // A text is a field of each language.
        shown.add(pattern.replace(/\/[a-z]{2}$/, ''));
      }
      cleanup();
    }
  }
  const without = all.filter((path) => !shown.has(path) && hasScreen(path));
  expect(without.toSorted()).toEqual(Object.keys(withoutForm).toSorted());
});

test('K22 every field of the house has a name in words', () => {
  const nameless = all.filter(
    (path) => withoutForm[path] === undefined && !findWords(path.replaceAll('*', '0')).isExact,
  );
  expect(nameless).toEqual([]);
  expect(fieldOf(fullDocument, 'format')).toBe('stayfront/property@1');
});
