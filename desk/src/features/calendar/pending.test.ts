import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { conflictsOf } from './conflicts.ts';
import { draftOf, pendingOf } from './draft.ts';
import {
  afterSaving,
  countEdits,
  laidOver,
  leftSince,
  nothingPending,
  rebased,
  redone,
  undone,
  withChanges,
  withoutNights,
  type LeftNight,
  type NightChange,
  type Pending,
} from './pending.ts';
import { savedField, type Night } from './sheet.ts';
import { followingNights, shownNight } from './shown-night.ts';

const { sheet } = madeSheet();
const night = '2026-11-27';
const put = (pending: Pending, ...changes: NightChange[]): Pending => withChanges(pending, changes, sheet);
const priced = (rowId: string, price: number | null, date = night): NightChange => ({ rowId, date, set: { price } });

test('what says the same as is saved is no change, and typing it back takes the change away', () => {
  expect(put(nothingPending, priced('double/flexible', 18_000))).toBe(nothingPending);
  const changed = put(nothingPending, priced('double/flexible', 24_800));
  expect(countEdits(changed.edits)).toBe(1);
  expect(put(changed, priced('double/flexible', 18_000)).edits).toEqual({});
});

test('a price that follows changes with its parent, and one set apart does not until it is given back', () => {
  const parent = put(nothingPending, priced('double/flexible', 24_800));
  expect(shownNight(sheet, parent.edits, 'double/saver', night)).toMatchObject({
    price: 21_800,
    isFollowing: true,
    isChanged: false,
  });
  expect(shownNight(sheet, parent.edits, 'double/half-board', night)).toMatchObject({
    price: 36_400,
    isFollowing: true,
  });
  expect(followingNights(sheet, parent.edits)).toHaveLength(2);
  const apart = put(parent, priced('double/saver', 20_000));
  expect(shownNight(sheet, apart.edits, 'double/saver', night)).toMatchObject({
    price: 20_000,
    isApart: true,
    isChanged: true,
  });
  const back = put(apart, priced('double/saver', null));
  expect(shownNight(sheet, back.edits, 'double/saver', night)).toMatchObject({
    price: 21_800,
    isApart: false,
    isChanged: false,
  });
});

test('of two windows none loses what was typed in it, and one night has what was typed in it last', () => {
  const common = put(nothingPending, priced('double/flexible', 20_000));
  const theirs = put(common, priced('twin/flexible', 19_000), priced('double/flexible', 21_000));
  const mine = put(common, priced('double/flexible', 22_000), priced('double/flexible', 22_000, '2026-11-28'));
  const both = laidOver(theirs, leftSince(mine.edits, common.edits));
  expect(both.edits['twin/flexible']?.[night]?.set).toEqual({ price: 19_000 });
  expect(both.edits['double/flexible']?.[night]?.set).toEqual({ price: 22_000 });
  expect(both.edits['double/flexible']?.['2026-11-28']?.set).toEqual({ price: 22_000 });
  expect(undone(both).edits).toEqual(theirs.edits);
  // What the other window has saved is pending in neither; what was typed here meanwhile is.
  expect(laidOver(nothingPending, leftSince(common.edits, common.edits))).toBe(nothingPending);
  expect(countEdits(laidOver(nothingPending, leftSince(mine.edits, common.edits)).edits)).toBe(2);
});

test('what a page left behind in its last moment, over what was put down before, is what was typed', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 6 }), fc.array(anyChange, { maxLength: 6 }), (before, after) => {
      const putDown = put(nothingPending, ...before);
      const typed = put(putDown, ...after);
      const left = JSON.parse(JSON.stringify(leftSince(typed.edits, putDown.edits))) as LeftNight[];
      expect(laidOver(putDown, left).edits).toEqual(typed.edits);
    }),
  );
});

test('two windows that hear of each other have the same pending', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 6 }), fc.array(anyChange, { maxLength: 6 }), (here, there) => {
      const common = put(nothingPending, priced('double/flexible', 20_000));
      const [mine, theirs] = [put(common, ...here), put(common, ...there)];
      const met = laidOver(theirs, leftSince(mine.edits, common.edits));
      // The other one hears of that, having typed nothing since.
      expect(laidOver(met, leftSince(theirs.edits, theirs.edits))).toBe(met);
    }),
  );
});

const anyChange = fc.record({
  rowId: fc.constantFrom('double', 'double/flexible', 'double/saver', 'twin/flexible'),
  date: fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29'),
  set: fc.record(
    { total: fc.constantFrom(8, 5, 3), minStay: fc.constantFrom(null, 2), isClosed: fc.boolean() },
    { requiredKeys: [] },
  ),
});
const anyTurn = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(anyChange, { minLength: 1, maxLength: 6 })
      .map((changes) => ({ do: 'change' as const, changes })),
  },
  fc.constant({ do: 'undo' as const }),
  fc.constant({ do: 'redo' as const }),
);

test('any row of changes, undos and redos comes to what a plain model of it says', () => {
  fc.assert(
    fc.property(fc.array(anyTurn, { maxLength: 30 }), (turns) => {
      let pending = nothingPending;
      // The model knows nothing of edits: it is every night as it should be shown, and a list of those before.
      type Shown = Readonly<Record<string, unknown>>;
      let [now, past, future]: [Shown, Shown[], Shown[]] = [{}, [], []];
      for (const turn of turns) {
        if (turn.do === 'change') {
          const next: Record<string, unknown> = { ...now };
          for (const { rowId, date, set } of turn.changes)
            for (const [name, value] of Object.entries(set)) {
              const saved = savedField(sheet.nightOf(rowId, date) as Night, sheet.rows.get(rowId), name as 'minStay');
              if (value === saved) delete next[`${rowId} ${date} ${name}`];
              else next[`${rowId} ${date} ${name}`] = value;
            }
          pending = put(pending, ...turn.changes);
          if (JSON.stringify(sorted(next)) === JSON.stringify(sorted(now))) continue;
          [past, future, now] = [[...past, now], [], next];
        } else if (turn.do === 'undo' && past.length > 0) {
          [future, now, past] = [[...future, now], past.at(-1) as Shown, past.slice(0, -1)];
          pending = undone(pending);
        } else if (turn.do === 'redo' && future.length > 0) {
          [past, now, future] = [[...past, now], future.at(-1) as Shown, future.slice(0, -1)];
          pending = redone(pending);
        }
        expect(flat(pending)).toEqual(now);
      }
      while (pending.past.length > 0) pending = undone(pending);
      expect(pending.edits).toEqual({});
      // A draft that is read again goes on where it was.
      expect(pendingOf(JSON.parse(JSON.stringify(draftOf(pending)))).edits).toEqual(pending.edits);
    }),
    { numRuns: 50 },
  );
});

const sorted = (shown: Readonly<Record<string, unknown>>) =>
  Object.entries(shown).toSorted(([a], [b]) => (a < b ? -1 : 1));
const flat = ({ edits }: Pending): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([rowId, nights]) =>
      Object.entries(nights).flatMap(([date, { set }]) =>
        Object.entries(set).map(([name, value]) => [`${rowId} ${date} ${name}`, value]),
      ),
    ),
  );

test('K12 what others have saved meanwhile is a conflict where it was typed here, and is settled night by night', () => {
  const pending = put(
    nothingPending,
    priced('double/flexible', 24_800),
    priced('double/flexible', 24_800, '2026-11-28'),
    {
      rowId: 'double/flexible',
      date: '2026-11-29',
      set: { minStay: 2 },
    },
  );
  const theirs = madeSheet((rowId, date) =>
    rowId === 'double/flexible' && date >= night ? { price: 23_500 } : {},
  ).sheet;
  expect(conflictsOf(sheet, pending.edits)).toEqual([]);
  const conflicts = conflictsOf(theirs, pending.edits);
  expect(conflicts).toHaveLength(2);
  expect(conflicts[0]).toMatchObject({ date: night, field: 'price', saved: 18_000, theirs: 23_500, mine: 24_800 });
  const mine = rebased(pending, [{ rowId: 'double/flexible', date: night }], theirs);
  expect(conflictsOf(theirs, mine.edits).map(({ date }) => date)).toEqual(['2026-11-28']);
  const settled = withoutNights(mine, [{ rowId: 'double/flexible', date: '2026-11-28' }]);
  expect(conflictsOf(theirs, settled.edits)).toEqual([]);
  expect(shownNight(theirs, settled.edits, 'double/flexible', night)?.price).toBe(24_800);
  expect(shownNight(theirs, settled.edits, 'double/flexible', '2026-11-28')?.price).toBe(23_500);
});

test('what is typed while a save is under way stays pending, and the way back begins anew', () => {
  const sent = put(nothingPending, priced('double/flexible', 24_800), priced('double/flexible', 24_800, '2026-11-28'));
  const later = put(sent, priced('double/flexible', 26_000), { rowId: 'twin', date: night, set: { total: 5 } });
  const after = afterSaving(later, sent.edits);
  expect(flat(after)).toEqual({ [`double/flexible ${night} price`]: 26_000, [`twin ${night} total`]: 5 });
  expect(after.edits['double/flexible']?.[night]?.was).toEqual({ price: 24_800 });
  expect(after.past).toEqual([]);
});
