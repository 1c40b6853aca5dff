import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHouse } from '../testing/any-house.ts';
import { dice } from '../testing/dice.ts';
import { compareDocuments } from './compare-documents.ts';
import { entriesOf } from './entries.ts';
import { isWithin, joinPath, splitPath } from './field-path.ts';
import type { Fields } from './fields.ts';
import { mergeChanges, overwriteFields, typeChanges } from './merge-changes.ts';
import { pathOfPlace } from './path-of-place.ts';
import { readField } from './read-field.ts';
import { isSameValue } from './same-value.ts';

const double = { id: 'double', name: { en: 'Double', de: 'Doppel' }, size: 26 };
const single = { id: 'single', name: { en: 'Single' }, size: 14 };
const suite = { id: 'suite', name: { en: 'Suite' }, size: 60 };
const house: Fields = {
  name: 'Seeblick',
  rooms: [double, single],
  promotions: [{ code: 'STAY3', name: { en: 'Third night' } }],
  seasons: [{ name: 'Summer', from: '2027-06-01', to: '2027-08-31' }],
  legal: { privacyPolicy: { en: 'We keep it.' } },
};
const settings = { numRuns: dice(200) };

describe('what has changed in a house', () => {
  test('is told field by field, entries by their id, and their order only where it is another', () => {
    const changed = {
      ...house,
      rooms: [suite, { ...double, name: { en: 'Double', de: 'Doppelzimmer', fr: 'Double' } }],
      seasons: [],
      legal: { ...(house['legal'] as Fields), generalTerms: { en: 'Terms' } },
    };
    expect(compareDocuments(house, changed)).toEqual([
      { path: 'rooms/single', before: single },
      { path: 'rooms/suite', after: suite },
      { path: 'rooms/double/name/de', before: 'Doppel', after: 'Doppelzimmer' },
      { path: 'rooms/double/name/fr', after: 'Double' },
      { path: 'rooms/:order', before: ['double', 'single'], after: ['suite', 'double'] },
      { path: 'seasons', before: house['seasons'], after: [] },
      { path: 'legal/generalTerms', after: { en: 'Terms' } },
    ]);
  });

  test('is nothing where only the order of fields is another', () => {
    expect(compareDocuments({ a: 1, b: { c: 1, d: [1] } }, { b: { d: [1], c: 1 }, a: 1 })).toEqual([]);
  });

  test('made of the one house gives the other to the letter, and made backwards the first again', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, (one, other) => {
        for (const [from, to] of [
          [one, other],
          [other, one],
        ] as const) {
          const changes = compareDocuments(from, to);
          for (const made of [mergeChanges(from, changes), typeChanges(from, changes)])
            expect(made).toEqual({ document: to, conflicts: [] });
          // Sent a second time it changes nothing more.
          expect(typeChanges(to, changes)).toEqual({ document: to, conflicts: [] });
          // Through JSON, as it is kept and sent.
          expect(overwriteFields(from, JSON.parse(JSON.stringify(changes)) as typeof changes)).toEqual(to);
        }
      }),
      settings,
    );
  });

  test('never lies in another change, and each says what stood and what is to stand there', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, (one, other) => {
        const changes = compareDocuments(one, other);
        const inside = changes.filter(({ path }) =>
          changes.some((out) => out.path !== path && isWithin(path, out.path)),
        );
        expect(inside).toEqual([]);
        const sides = changes.map(({ path }) => [readField(one, path), readField(other, path)]);
        expect(sides).toEqual(changes.map(({ before, after }) => [before, after]));
      }),
      settings,
    );
  });
});

describe('two people who change a house', () => {
  const touches = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);
  /** An entry more or less at the same list touches its order. */
  const listOf = (path: string): string => path.replace(/\/:order$/, '');
  /** Which of two new entries stands first is the one thing that depends on who was. */
  const sorted = (one: Fields): Fields => {
    const byId = (list: unknown, key: string): unknown => Object.fromEntries(entriesOf(list, key) ?? [['', list]]);
    return {
      ...one,
      rooms: byId(one['rooms'], 'id'),
      ratePlans: byId(one['ratePlans'], 'id'),
      promotions: byId(one['promotions'], 'code'),
    };
  };

  test('in different fields lose nothing, whoever is first', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, anyHouse, (base, mine, theirs) => {
        const [a, b] = [compareDocuments(base, mine), compareDocuments(base, theirs)];
        const apart = a.filter((one) => b.every((two) => !touches(listOf(one.path), listOf(two.path))));
        const mineAlone = mergeChanges(base, apart).document;
        const forth = mergeChanges(theirs, apart);
        const back = mergeChanges(mineAlone, b);
        expect([forth.conflicts, back.conflicts]).toEqual([[], []]);
        expect(sorted(forth.document)).toEqual(sorted(back.document));
        const made = [...apart, ...b].filter((one) => !one.path.endsWith(':order'));
        expect(made.filter(({ path, after }) => !isSameValue(readField(forth.document, path), after))).toEqual([]);
      }),
      settings,
    );
  });

  test('in the same field are told: nothing is mixed, and what the other made stands', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, anyHouse, (base, mine, theirs) => {
        const changes = compareDocuments(base, mine);
        const { document, conflicts } = mergeChanges(theirs, changes);
        const told = conflicts.filter(({ change }) => !change.path.endsWith(':order'));
        expect(told.map(({ change }) => readField(theirs, change.path))).toEqual(told.map((one) => one.theirs));
        const isTold = (path: string): boolean => conflicts.some(({ change }) => change.path === path);
        const made = changes.filter(({ path }) => !isTold(path) && !path.endsWith(':order'));
        expect(made.filter(({ path, after }) => !isSameValue(readField(document, path), after))).toEqual([]);
        // Whatever neither of the two wanted changed is as it was.
        const wanted = [...changes, ...compareDocuments(base, theirs)].map(({ path }) => listOf(path));
        const changed = compareDocuments(base, document).map(({ path }) => listOf(path));
        expect(changed.filter((path) => !wanted.some((one) => touches(path, one)))).toEqual([]);
      }),
      settings,
    );
  });

  test('who add a room each have both, the order of the one and the neighbour of the other', () => {
    const attic = { id: 'attic', name: { en: 'Attic' } };
    const mine = compareDocuments(house, { ...house, rooms: [suite, single, double] });
    const theirs = { ...house, rooms: [double, attic, single] };
    expect(mergeChanges(theirs, mine)).toEqual({
      document: { ...house, rooms: [suite, single, double, attic] },
      conflicts: [],
    });
  });

  test('of whom one takes out what the other changes are asked, either way', () => {
    const renamed = { ...house, rooms: [{ ...double, name: { en: 'Lake', de: 'See' } }, single] };
    const removed = { ...house, rooms: [single] };
    expect(mergeChanges(removed, compareDocuments(house, renamed)).conflicts).toMatchObject([
      { change: { path: 'rooms/double/name/en' }, canKeepMine: false },
      { change: { path: 'rooms/double/name/de' }, canKeepMine: false },
    ]);
    expect(mergeChanges(renamed, compareDocuments(house, removed)).conflicts).toMatchObject([
      { change: { path: 'rooms/double' }, theirs: { name: { en: 'Lake' } }, canKeepMine: true },
    ]);
  });

  test('who want the same are not asked', () => {
    const changed = { ...house, name: 'Seehof', rooms: [single] };
    expect(mergeChanges(changed, compareDocuments(house, changed))).toEqual({ document: changed, conflicts: [] });
  });
});

describe('what somebody types', () => {
  const type = (path: string, before: unknown, after: unknown) => typeChanges(house, [{ path, before, after }]);

  test('brings what is not there yet around it', () => {
    expect(type('legal/generalTerms/en', undefined, 'Terms').document).toMatchObject({
      legal: { privacyPolicy: { en: 'We keep it.' }, generalTerms: { en: 'Terms' } },
    });
    expect(type('offers/early', undefined, { id: 'early' }).document).toMatchObject({ offers: [{ id: 'early' }] });
    const more = [
      { path: 'rooms/suite', after: suite },
      { path: 'rooms/suite/size', before: 60, after: 62 },
    ];
    expect(typeChanges(house, more).document['rooms']).toEqual([double, single, { ...suite, size: 62 }]);
  });

  test.each([
    ['a field of a room that is not there', 'rooms/attic/size', 12],
    ['another id for a room', 'rooms/double/id', 'twin'],
    ['a room under the name of another', 'rooms/attic', single],
    ['a room that is no entry', 'rooms/attic', 'Attic'],
    ['a field inside a number', 'rooms/double/size/en', 'x'],
    ['an order that is none', 'rooms/:order', [1, 2]],
    ['something inside an order', 'rooms/:order/0', 'single'],
    ['the place of a list without ids', 'seasons/0', {}],
  ])('is told and left where it has no place: %s', (_, path, after) => {
    const { document, conflicts } = typeChanges(house, [{ path, before: readField(house, path), after }]);
    expect(document).toEqual(house);
    expect(conflicts).toMatchObject([{ canKeepMine: false }]);
  });

  test('reaches for nothing that all objects have', () => {
    for (const path of ['__proto__/isAdmin', 'constructor/prototype/isAdmin', 'rooms/__proto__', 'toString']) {
      typeChanges(house, [{ path, after: 'yes' }]);
      expect(readField(house, path)).toBeUndefined();
      expect(({} as Fields)['isAdmin']).toBeUndefined();
    }
    const { document } = type('__proto__', undefined, { isAdmin: true });
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
    expect((document as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});

test('a path leads back to its names, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (steps) => {
      expect(splitPath(joinPath(steps))).toEqual(steps);
    }),
  );
});

test('a place that is told in numbers is found by its id, where entries have one', () => {
  expect(pathOfPlace(house, ['rooms', 1, 'name', 'de'])).toBe('rooms/single/name/de');
  expect(pathOfPlace(house, ['promotions', 0, 'code'])).toBe('promotions/STAY3/code');
  expect(pathOfPlace(house, ['seasons', 0, 'to'])).toBe('seasons/0/to');
  expect(pathOfPlace({ rooms: [{}, double] }, ['rooms', 1, 'size'])).toBe('rooms/1/size');
  expect(pathOfPlace(house, ['nothing', 'there', 7])).toBe('nothing/there/7');
});
