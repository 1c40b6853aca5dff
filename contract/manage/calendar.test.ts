import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalendarEntries, readEntries } from './calendar.ts';

const days = { from: '2027-06-01', to: '2027-06-02' };
const good = {
  stock: { room: 'double', ...days, total: 3 },
  rates: { room: 'double', ratePlan: 'flexible', ...days, byAdults: [1, 2] },
  following: { room: 'double', ratePlan: 'saver', ...days },
  restrictions: { ...days, isClosed: true },
};
const turns: string[] = [];
const turn = (): Promise<void> => Promise.resolve(void turns.push('turn'));

/** What stands in the place of an entry: most are good. */
const flaws = {
  none: (entry: object) => entry,
  order: (entry: object) => ({ ...entry, to: '2027-05-01' }),
  day: (entry: object) => ({ ...entry, from: '2027-02-30' }),
  unknown: (entry: object) => ({ ...entry, price: 1 }),
  empty: () => ({}),
  nothing: () => null,
};
const listOf = (name: keyof typeof good) =>
  fc
    .tuple(
      fc.constantFrom(0, 3, 249, 250, 251, 600),
      fc.array(fc.tuple(fc.nat(599), fc.constantFrom(...Object.values(flaws))), { maxLength: 8 }),
    )
    .map(([length, wrong]) => {
      const list: unknown[] = Array.from({ length }, () => good[name]);
      for (const [i, flaw] of wrong) if (i < length) list[i] = flaw(good[name]);
      return list;
    });
const body = fc.record(
  {
    stock: fc.oneof(listOf('stock'), fc.constantFrom<unknown>('x', 1, null, {})),
    rates: listOf('rates'),
    following: listOf('following'),
    restrictions: listOf('restrictions'),
    extra: fc.constant(1),
  },
  { requiredKeys: [] },
);

test('in pieces it says the same as at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 9, arbitrary: body }, fc.constantFrom(null, undefined, [], 'x', 1)),
      async (given) => {
        const [whole, pieces] = [CalendarEntries.safeParse(given), await readEntries(given, turn)];
        expect(pieces.data).toEqual(whole.data);
        expect(pieces.error?.issues).toEqual(whole.error?.issues);
      },
    ),
  );
});

test('fifty thousand entries with a mistake in each are looked at until a hundred are found, and others have their turn', async () => {
  turns.length = 0;
  const rates = Array.from({ length: 50_000 }, () => flaws.order(good.rates));
  const read = await readEntries({ rates }, turn);
  expect(read.error?.issues.slice(0, 100).map(({ path }) => path.join('.'))).toEqual(
    Array.from({ length: 100 }, (_, i) => `rates.${i}.to`),
  );
  expect(turns).toHaveLength(1);
});

test('fifty thousand good entries with one mistake at the end give way two hundred times, and one more is too many', async () => {
  turns.length = 0;
  const rates: unknown[] = Array.from({ length: 50_000 }, () => good.rates);
  rates[49_999] = flaws.order(good.rates);
  expect((await readEntries({ rates }, turn)).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'rates.49999.to',
  ]);
  expect(turns).toHaveLength(200);
  rates.push(good.rates);
  expect((await readEntries({ rates }, turn)).error?.issues).toMatchObject([{ code: 'too_big', path: ['rates'] }]);
  expect(turns).toHaveLength(200);
});
