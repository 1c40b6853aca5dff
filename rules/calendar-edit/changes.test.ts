import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SaidValue } from '../calendar-history/cell-change.ts';
import { priceNight, type NightPrices } from '../pricing/price-night.ts';
import { dayRuleNames } from '../restriction/day-rules.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { cellKey, withChanges } from './cells.ts';
import { changesOfNight, ownRules } from './changes-of-night.ts';
import { nightsOfEdits, type Edit } from './edit.ts';
import { guardedNights, median, warningOf } from './guards.ts';
import { withStandardPrice } from './standard-price.ts';
import { undoChanges } from './undo-changes.ts';

const first = stayDate('2027-06-01');
const party = { adults: 2, children: [], infants: [], persons: 2 };
const list: NightPrices = { byAdults: [10_000, 13_000, 15_000], extraAdult: 2_000, child: 1_000, infant: 0 };
const product = { room: 'double', ratePlan: 'flexible' };
const anyRules = fc.record(
  {
    isClosed: fc.boolean(),
    minStay: fc.option(fc.integer({ min: 1, max: 9 })),
    maxStay: fc.option(fc.integer({ min: 1, max: 9 })),
  },
  { requiredKeys: [] },
);
const anyEdit: fc.Arbitrary<Edit> = fc
  .record({ start: fc.nat(5), nights: fc.nat(3) })
  .map(({ start, nights }) => ({ from: addDays(first, start), to: addDays(first, start + nights) }))
  .chain((days) =>
    fc.oneof(
      fc.nat(20).map((total) => ({ room: 'double', ...days, total })),
      fc.nat(40_000).map((price) => ({ ...product, ...days, price })),
      fc.constant({ ...product, ...days, prices: list }),
      fc.constant({ ...product, ...days, follow: true as const }),
      anyRules.map((rules) => ({ ...product, ...days, rules })),
      anyRules.map((rules) => ({ ...days, rules })),
    ),
  );
const make = (now: NightPrices | null, price: number): NightPrices => withStandardPrice(now, price, party, 'room');
const changesOf = (cells: ReadonlyMap<string, SaidValue>, edits: readonly Edit[]) =>
  nightsOfEdits(edits, 0).flatMap((night) => changesOfNight(cells, night, () => list, make));
const plainCells = (cells: ReadonlyMap<string, SaidValue>) =>
  Object.fromEntries(
    [...cells]
      .map(([key, value]) => [key, key.startsWith('stock') ? (value ?? 0) : value])
      .filter(([, value]) => value !== null && value !== 0),
  );

describe('edits', () => {
  test('make a night what was wished, and asked again change nothing', () => {
    fc.assert(
      fc.property(
        fc.array(anyEdit, { maxLength: 6 }),
        fc.array(anyEdit, { minLength: 1, maxLength: 4 }),
        (before, edits) => {
          const cells = withChanges(new Map(), changesOf(new Map(), before));
          const after = withChanges(cells, changesOf(cells, edits));
          expect(changesOf(after, edits)).toEqual([]);
          for (const { roomId, ratePlanId, date, wish } of nightsOfEdits(edits, 0)) {
            if (roomId === null || ratePlanId === null) continue;
            const rules = ownRules(after, roomId, ratePlanId, date);
            const was = ownRules(cells, roomId, ratePlanId, date);
            for (const name of dayRuleNames) {
              const wished = wish.rules?.[name];
              expect(rules?.[name] ?? null).toBe(wished === undefined ? (was?.[name] ?? null) : wished || null);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('any row of changes is undone to where it began, and that undone again', () => {
    fc.assert(
      fc.property(
        fc.array(anyEdit, { maxLength: 5 }),
        fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        (before, saves) => {
          const start = withChanges(new Map(), changesOf(new Map(), before));
          let cells = start;
          const made = saves.map((edits) => {
            const changes = changesOf(cells, edits);
            cells = withChanges(cells, changes);
            return changes;
          });
          const end = cells;
          const undone = made.toReversed().map((changes) => {
            const { undo, changed } = undoChanges(cells, changes);
            expect(changed).toEqual([]);
            cells = withChanges(cells, undo);
            return undo;
          });
          expect(plainCells(cells)).toEqual(plainCells(start));
          for (const changes of undone.toReversed()) cells = withChanges(cells, undoChanges(cells, changes).undo);
          expect(plainCells(cells)).toEqual(plainCells(end));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a rule that people set stays when a system sends the price again, and what they lift is lifted', () => {
    const date = first;
    const key = cellKey('rate', 'double', 'flexible', date);
    const cells = new Map<string, SaidValue>([[key, { ...list, rules: { minStay: 3 } }]]);
    const edited = withChanges(cells, changesOf(cells, [{ ...product, from: date, to: date, rules: { minStay: 2 } }]));
    expect(ownRules(edited, 'double', 'flexible', date)).toEqual({ minStay: 2 });
    expect(ownRules(new Map(edited).set(key, list), 'double', 'flexible', date)).toEqual({ minStay: 2 });
    const open = withChanges(
      edited,
      changesOf(edited, [{ ...product, from: date, to: date, rules: { minStay: null } }]),
    );
    expect(ownRules(open, 'double', 'flexible', date)).toBeNull();
  });
});

describe('a price for the standard party', () => {
  const anyList = fc.record({
    byAdults: fc
      .tuple(fc.array(fc.option(fc.nat(40_000)), { maxLength: 3 }), fc.nat(40_000))
      .map(([some, last]) => [...some, last]),
    extraAdult: fc.option(fc.nat(3_000)),
    child: fc.nat(3_000),
    infant: fc.nat(500),
  });
  test('is what they pay afterwards, and others keep their distance', () => {
    fc.assert(
      fc.property(fc.option(anyList), fc.integer({ min: 5_000, max: 90_000 }), (now, minor) => {
        const made = withStandardPrice(now, minor, party, 'room');
        // Who is not sold to beyond the list cannot be given a price by the list.
        if (now && now.byAdults.length < 2 && now.extraAdult === null) return;
        expect(priceNight(made, party)).toBe(minor);
        expect(made.child).toBe(now?.child ?? 0);
        const each = priceNight(withStandardPrice(now, minor, party, 'person'), party, 'person');
        const isListed = !now || now.byAdults.length >= 2;
        expect(isListed ? Math.abs(Number(each) - minor) : 0).toBeLessThanOrEqual(1);
      }),
    );
    expect(withStandardPrice(list, 14_000, party, 'room').byAdults).toEqual([11_000, 14_000, 16_000]);
  });
});

describe('guards', () => {
  test('know a slip of a digit from a price that is only far', () => {
    expect([16_800, 1_680, 168_000, 24_000, 9_000, 23_520, 23_521].map((price) => warningOf(price, 16_800))).toEqual([
      null,
      'missing-digit',
      'extra-digit',
      'high',
      'low',
      null,
      'high',
    ]);
    expect([median([1, 2]), median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([null, 2, 2]);
  });
  test('name days in a row once, with the farthest price', () => {
    const nights = [8_000, 7_000, 9_000].map((price, i) => ({
      room: 'double',
      ratePlan: 'flexible',
      date: addDays(first, i),
      price,
      isFollowing: false,
    }));
    expect(guardedNights(nights, () => ({ floor: 8_500 }))).toMatchObject([
      { kind: 'floor', limit: 8_500, price: 7_000, from: first, to: addDays(first, 1), nights: 2 },
    ]);
    expect(guardedNights(nights, () => ({}))).toEqual([]);
  });
});
