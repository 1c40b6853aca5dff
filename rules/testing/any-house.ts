import fc from 'fast-check';
import type { Fields } from '../house-draft/fields.ts';

const names = ['name', 'de', 'floor', 'a/b', '~', '__proto__', 'constructor', ''];
const value = fc.oneof(
  fc.constantFrom<unknown>(0, 1, '', 'Text', null, true, [], {}, [1, 2], [2, 1], ['double']),
  fc.jsonValue({ maxDepth: 2 }),
);

/** With such a name as a field of its own, as JSON has it. */
const fieldsOf = (pairs: readonly (readonly [string, unknown])[]): Fields =>
  pairs.reduce<Fields>((fields, [name, one]) => ({ ...fields, [name]: one }), {});

const anyFields = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), inner), { selector: ([name]) => name, maxLength: 3 })
    .map(fieldsOf);

/** Few names and few ids, so that two of them have much in common. */
const anyEntries = (key: string): fc.Arbitrary<unknown> =>
  fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('double', 'single', 'suite', 'attic', ':first'), anyFields(anyFields(value)))
      .map(([id, fields]): Fields => ({ ...fields, [key]: id })),
    { selector: (entry) => entry[key], maxLength: 5 },
  );

/** A list whose entries cannot be told apart is possible in JSON, and so is none at all. */
const anyList = (key: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: anyEntries(key) },
    fc.constantFrom<unknown>([{}], [1], 'none', null, [{ id: ':order' }]),
  );

/** Something like a property document: its lists with ids, texts, and fields that nobody knows. */
export const anyHouse: fc.Arbitrary<Fields> = fc
  .record(
    {
      rooms: anyList('id'),
      ratePlans: anyList('id'),
      promotions: anyList('code'),
      tagline: anyFields(fc.constantFrom('Text', 'Wort')),
      house: fc.oneof(anyFields(anyFields(value)), value),
      seasons: value,
      newerThanThis: anyFields(value),
    },
    { requiredKeys: ['tagline'] },
  )
  // No number of it is -0, which JSON does not have.
  .map((house) => JSON.parse(JSON.stringify(house)) as Fields);
