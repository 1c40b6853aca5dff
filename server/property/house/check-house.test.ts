import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { findMissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { writeField } from '@stayfront/rules/house-draft/write-field';
import { describe, expect, test } from 'vitest';
import type { Hotel } from '../hotel/hotel.ts';
import { checkHouse } from './check-house.ts';

const demo = path.join(import.meta.dirname, '../../../demo');
const documents: Fields[] = await Promise.all(
  ['seeblick', 'casalago', 'riverhouse'].map(async (name) => {
    const text = await readFile(path.join(demo, name, 'hotel.json'), 'utf8');
    return PropertyDocument.parse(JSON.parse(text));
  }),
);

/** The hotel whose guests see a document, with all pictures that it shows. */
function hotelOf(document: Fields): Hotel {
  const { pictures, hotelId } = document as PropertyDocument;
  const stored = pictures.map(({ id }) => [
    id,
    { pictureId: id, sourceHash: id, width: 9, height: 9, placeholder: '' },
  ]);
  const map = new Map(stored as [string, Hotel['pictures'] extends ReadonlyMap<string, infer P> ? P : never][]);
  return {
    hotelId,
    version: 1,
    document: document as PropertyDocument,
    asksAges: false,
    pictures: map,
    customization: null,
    lookPictures: new Map(),
    isOpen: true,
  };
}

const lists = ['rooms', 'ratePlans', 'services', 'packages', 'promotions', 'offers', 'taxes'] as const;
const words = fc.constantFrom('Seezimmer', 'Ruhig & schön', '湖', 'א', 'a/b ~ "c"');
/** What people do with a house: entries are moved and taken out, texts written, whole lists changed. */
const anyEdit = fc.oneof(
  fc.tuple(fc.constantFrom(...lists), fc.nat()).map(([list, place]) => ({ kind: 'remove' as const, list, place })),
  fc.tuple(fc.constantFrom(...lists), fc.nat()).map(([list, place]) => ({ kind: 'turn' as const, list, place })),
  fc
    .tuple(fc.constantFrom('tagline/fr', 'name', 'description/ar', 'legal/generalTerms/de', 'company/name'), words)
    .map(([at, word]) => ({ kind: 'write' as const, at, word })),
);
type Edit = typeof anyEdit extends fc.Arbitrary<infer One> ? One : never;

function edited(document: Fields, edit: Edit): Fields {
  if (edit.kind === 'write') return writeField(document, edit.at, edit.word) ?? document;
  const list = document[edit.list];
  if (!Array.isArray(list) || list.length === 0) return document;
  const at = edit.place % list.length;
  const next = edit.kind === 'remove' ? list.toSpliced(at, 1) : [...list.slice(at), ...list.slice(0, at)];
  return { ...document, [edit.list]: next as unknown };
}
const anyHouse = fc
  .tuple(fc.constantFrom(...documents), fc.array(anyEdit, { maxLength: 6 }))
  .map(([document, edits]) => ({ document, next: edits.reduce(edited, document) }));

describe('a house', () => {
  test('goes out as JSON and comes in again without losing anything, or every fault is where it is', () => {
    fc.assert(
      fc.property(anyHouse, ({ document, next }) => {
        const checked = checkHouse(JSON.parse(JSON.stringify(next)) as Fields, hotelOf(document));
        const whole = 'document' in checked ? checked.document : next;
        expect(whole).toEqual(JSON.parse(JSON.stringify(next)));
        expect(isSameValue(overwriteFields(document, compareDocuments(document, whole)), whole)).toBe(true);
        // Something that is still named was taken out: each fault stands at what names it.
        const faults = 'faults' in checked ? checked.faults : [];
        expect(faults.filter(({ path: at }) => readField(next, at.replace(/\/\d+$/, '')) === undefined)).toEqual([]);
        expect('faults' in checked).toBe(faults.length > 0);
      }),
    );
  });

  test('keeps what a newer release has written into it, wherever that stands', () => {
    const places = ['moon', 'house/moon', 'rooms/double/moon', 'config/trackers/moon', 'address/moon'];
    fc.assert(
      fc.property(fc.subarray(places), fc.jsonValue({ maxDepth: 2 }), words, (at, value, name) => {
        const [seeblick = {}] = documents;
        const newer = at.reduce<Fields>(
          (whole, one) => writeField(whole, one, JSON.parse(JSON.stringify(value))) ?? whole,
          seeblick,
        );
        const checked = checkHouse({ ...newer, name }, hotelOf(newer));
        expect(checked).toEqual({ document: { ...newer, name } });
        // Nobody writes such a field here.
        expect('faults' in checkHouse(newer, hotelOf(seeblick))).toBe(at.length > 0);
      }),
    );
  });

  test('is complete in no language that it has no text in', () => {
    for (const document of documents) {
      const { texts, languages } = findMissingTexts(document);
      expect(texts).toBeGreaterThan(20);
      const bare = { ...document, languages: ['th'] };
      expect(findMissingTexts(bare).languages.at(-1)).toMatchObject({ language: 'th' });
      expect(findMissingTexts(bare).languages.at(-1)?.missing).toHaveLength(texts);
      expect(languages[0]?.language).toBe(document['language']);
    }
  });
});
