import type { House } from '@stayfront/contract/desk/house/draft';
import { houseExamples } from '@stayfront/contract/examples/house-examples';
import { fieldChange } from '@stayfront/rules/house-draft/field-change';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  openEditing,
  unsentOf,
  withAnswer,
  withChoice,
  withoutAnswer,
  withRedone,
  withSent,
  withTyped,
  withUndone,
  type Editing,
} from './editing.ts';

const example = houseExamples.getHouse.answer as unknown as House;
const house: House = { ...example, draft: { ...example.draft, fields: [], paths: [], faults: [] } };
const tagline = 'tagline/en';
const standsAt = ({ document }: Editing, path: string): unknown => readField(document, path);
const type = (editing: Editing, path: string, after: unknown, at = 0): Editing =>
  withTyped(editing, [fieldChange(path, readField(editing.document, path), after)], at);

/** Somebody types into a few fields, sends, is answered or not, goes back and forth. */
const anyAct = fc.oneof(
  fc.record({
    act: fc.constant('type' as const),
    path: fc.constantFrom(tagline, 'tagline/de', 'rooms/weir/size', 'rooms/weir', 'name', 'house/pets/en'),
    after: fc.constantFrom<unknown>('a', 'ab', undefined, 7),
    at: fc.nat(5000),
  }),
  fc.record({ act: fc.constantFrom('send' as const, 'lose' as const, 'undo' as const, 'redo' as const) }),
);

function play(editing: Editing, one: typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never): Editing {
  switch (one.act) {
    case 'type':
      // An entry stays what it is called, or goes.
      return one.path === 'rooms/weir' && one.after !== undefined
        ? editing
        : type(editing, one.path, one.after, one.at);
    case 'send':
      return editing.sent.length > 0 ? editing : withSent(editing);
    case 'lose':
      return withoutAnswer(editing);
    case 'undo':
      return withUndone(editing);
    case 'redo':
      return withRedone(editing);
  }
}

test('whatever is typed, sent, lost and taken back: what waits to be sent makes of what guests see what stands in the forms', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 20 }), (acts) => {
      const editing = acts.reduce(play, openEditing(house));
      expect(overwriteFields(house.document, unsentOf(editing))).toEqual(editing.document);
    }),
    {
      examples: [
        [
          [
            { act: 'type', path: 'house/pets/en', after: 'a', at: 0 },
            { act: 'send' },
            { act: 'type', path: 'house/pets/en', after: undefined, at: 0 },
          ],
        ],
      ],
    },
  );
});

test('every step can be taken back to the first, and all of them made again', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
      const typed = acts.reduce(play, openEditing(house));
      let back = typed;
      while (back.past.length > 0) back = withUndone(back);
      expect(readField(back.document, tagline)).toEqual(readField(house.document, tagline));
      expect(readField(back.document, 'name')).toEqual(house.document['name']);
      let again = back;
      while (again.future.length > 0) again = withRedone(again);
      expect(again.document).toEqual(withRedoneAll(typed).document);
    }),
  );
});

function withRedoneAll(editing: Editing): Editing {
  let all = editing;
  while (all.future.length > 0) all = withRedone(all);
  return all;
}

test('words that are typed without a pause are one step, another field or a pause begins the next', () => {
  let editing = type(openEditing(house), tagline, 'R', 0);
  editing = type(editing, tagline, 'Ri', 200);
  editing = type(editing, tagline, 'Riv', 2000);
  editing = type(editing, 'name', 'River', 2100);
  expect(editing.past).toHaveLength(3);
  expect(standsAt(withUndone(withUndone(editing)), tagline)).toBe('Ri');
  expect(editing.unsent).toHaveLength(2);
});

test('where somebody else wrote first nothing is lost: mine shows, theirs is told, and one of them is chosen', () => {
  const typed = withSent(type(openEditing(house), tagline, 'Above the weir'));
  const answer = {
    draft: { ...house.draft, number: house.draft.number + 1 },
    conflicts: [{ path: tagline, theirs: 'Twelve rooms', mine: 'Above the weir', by: 'beat@example.org', at: null }],
  };
  const clashing = type(withAnswer(typed, answer), tagline, 'Above the weir, in Bath', 9000);
  expect(clashing.unsent).toEqual([]);
  expect(clashing.clashes).toMatchObject([{ mine: 'Above the weir, in Bath', theirs: 'Twelve rooms' }]);
  expect(standsAt(clashing, tagline)).toBe('Above the weir, in Bath');
  // After a reload the same would be told again.
  expect(unsentOf(clashing)).toEqual([
    { path: tagline, before: 'Rooms above the weir', after: 'Above the weir, in Bath' },
  ]);
  expect(withChoice(clashing, tagline, 'mine', 9000).unsent).toEqual([
    { path: tagline, before: 'Twelve rooms', after: 'Above the weir, in Bath' },
  ]);
  expect(withChoice(clashing, tagline, 'theirs', 9000)).toMatchObject({ unsent: [], clashes: [] });
});
