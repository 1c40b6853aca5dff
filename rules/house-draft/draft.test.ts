import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHouse } from '../testing/any-house.ts';
import { dice } from '../testing/dice.ts';
import { compareDocuments } from './compare-documents.ts';
import { draftOf, redraft, type DraftField, type Mark } from './draft.ts';
import type { Fields } from './fields.ts';
import { mergeChanges, typeChanges } from './merge-changes.ts';
import { readField } from './read-field.ts';

const published: Fields = {
  name: 'Seeblick',
  rooms: [
    { id: 'double', name: { en: 'Double' }, size: 26 },
    { id: 'single', name: { en: 'Single' }, size: 14 },
  ],
};
const mara: Mark = { by: 'mara', at: 1, number: 1, version: 1 };
const beat: Mark = { by: 'beat', at: 2, number: 2, version: 1 };
const settings = { numRuns: dice(200) };

const type = (
  guests: Fields,
  fields: readonly DraftField[],
  [path, after]: readonly [string, unknown],
  mark: Mark,
): DraftField[] => {
  const { document } = draftOf(guests, fields);
  const typed = typeChanges(document, [{ path, before: readField(document, path), after }]);
  return redraft({ published: guests, fields }, typed.document, mark);
};
const typeAll = (changes: readonly (readonly [string, unknown])[], mark: Mark): DraftField[] =>
  changes.reduce<DraftField[]>((fields, change) => type(published, fields, change, mark), []);

describe('a draft', () => {
  test('is the document it was made of, to the letter, and empty once that is published', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, anyHouse, (guests, first, second) => {
        const once = redraft({ published: guests, fields: [] }, first, mara);
        expect(draftOf(guests, once)).toEqual({ document: first, conflicts: new Map() });
        const twice = redraft({ published: guests, fields: once }, second, beat);
        expect(draftOf(guests, twice)).toEqual({ document: second, conflicts: new Map() });
        expect(redraft({ published: second, fields: twice }, second, beat)).toEqual([]);
      }),
      settings,
    );
  });

  test('keeps the author of each field while it says the same', () => {
    const first = typeAll(
      [
        ['rooms/double/name/de', 'Doppel'],
        ['name', 'Seehof'],
      ],
      mara,
    );
    const next = type(published, first, ['name', 'Seegarten'], beat);
    expect(next).toEqual([
      { path: 'name', before: 'Seeblick', after: 'Seegarten', ...beat },
      { path: 'rooms/double/name/de', after: 'Doppel', ...mara },
    ]);
    expect(type(published, next, ['name', 'Seeblick'], beat).map(({ path }) => path)).toEqual(['rooms/double/name/de']);
  });

  test('has what others publish in other fields, and asks where they publish in its own', () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, anyHouse, (guests, mine, theirs) => {
        const fields = redraft({ published: guests, fields: [] }, mine, mara);
        const { document, conflicts } = draftOf(theirs, fields);
        const merged = mergeChanges(theirs, compareDocuments(guests, mine));
        expect([...conflicts.keys()].toSorted()).toEqual(merged.conflicts.map(({ change }) => change.path).toSorted());
        // Nobody has done anything: all that was in conflict is, and by the same people.
        const again = redraft({ published: theirs, fields }, document, beat);
        const after = draftOf(theirs, again);
        expect(after.document).toEqual(document);
        expect([...after.conflicts.keys()].toSorted()).toEqual([...conflicts.keys()].toSorted());
      }),
      settings,
    );
  });
});

describe('a field in conflict', () => {
  const theirs = { ...published, name: 'Seerose' };
  const fields = typeAll([['name', 'Seehof']], mara);

  test('shows what was typed, and stays in conflict however long somebody types in it', () => {
    expect(draftOf(theirs, fields).document['name']).toBe('Seehof');
    const typed = type(theirs, fields, ['name', 'Seehof am See'], beat);
    expect(typed).toEqual([{ path: 'name', before: 'Seeblick', after: 'Seehof am See', ...beat }]);
    expect(draftOf(theirs, typed).conflicts.get('name')).toMatchObject({ theirs: 'Seerose', canKeepMine: true });
  });

  test('is none once both say the same, or somebody has chosen', () => {
    expect(type(theirs, fields, ['name', 'Seerose'], beat)).toEqual([]);
    const { document } = draftOf(theirs, fields);
    expect(redraft({ published: theirs, fields }, document, beat, new Set(['name']))).toEqual([
      { path: 'name', before: 'Seerose', after: 'Seehof', ...beat },
    ]);
    expect(redraft({ published: theirs, fields }, theirs, beat, new Set(['name']))).toEqual([]);
  });

  test('is kept where its room is gone, until somebody lets go of it', () => {
    const typed = typeAll([['rooms/double/size', 30]], mara);
    const without = { ...published, rooms: [(published['rooms'] as Fields[])[1]] };
    expect(draftOf(without, typed).conflicts.get('rooms/double/size')).toMatchObject({ canKeepMine: false });
    const next = type(without, typed, ['name', 'Seehof'], beat);
    expect(next.map(({ path, by }) => [path, by])).toEqual([
      ['rooms/double/size', 'mara'],
      ['name', 'beat'],
    ]);
    expect(redraft({ published: without, fields: typed }, without, beat, new Set(['rooms/double/size']))).toEqual([]);
  });

  test('may be a whole room that both have added: neither is mixed into the other', () => {
    const suite = { id: 'suite', name: { en: 'Suite' }, size: 60 };
    const typed = typeAll([['rooms/suite', suite]], mara);
    const added = { ...published, rooms: [...(published['rooms'] as Fields[]), { id: 'suite', size: 55 }] };
    const next = type(added, typed, ['rooms/suite/size', 61], beat);
    expect(next).toEqual([{ path: 'rooms/suite', after: { ...suite, size: 61 }, ...beat }]);
    expect(draftOf(added, next).conflicts.get('rooms/suite')).toMatchObject({ theirs: { id: 'suite', size: 55 } });
    // Taken out, it is theirs that is taken out.
    expect(type(added, next, ['rooms/suite', undefined], mara)).toMatchObject([{ path: 'rooms/suite' }]);
  });
});
