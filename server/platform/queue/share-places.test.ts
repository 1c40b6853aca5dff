import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharePlaces, type SharedPlaces } from './share-places.ts';

/** Takes places for one kind of job until it has enough. */
async function fill(shares: SharedPlaces, marks: readonly string[]): Promise<number> {
  for (let count = 0; ; count++) {
    const full = await shares.ask();
    if (marks.some((mark) => full.includes(mark))) {
      shares.endEmpty();
      return count;
    }
    shares.begin(marks);
  }
}

test('one kind of job alone gets half of the places, the next one half of what is left', async () => {
  const shares = sharePlaces(16);
  expect(await fill(shares, ['a'])).toBe(8);
  expect(await fill(shares, ['b'])).toBe(4);
  expect(await fill(shares, ['c'])).toBe(2);
  expect(await fill(shares, ['d'])).toBe(1);
});

test('a job has a share in each of its marks, and gives it back when it is done', async () => {
  const shares = sharePlaces(4);
  await shares.ask();
  shares.begin(['hotel 1', 'to one address']);
  await shares.ask();
  const leave = shares.begin(['hotel 2', 'to one address']);
  expect(await shares.ask()).toEqual(['to one address']);
  shares.endEmpty();
  leave();
  expect(await shares.ask()).toEqual([]);
});

test('however many are fetched at once, no kind has more than half, and everybody who asks is answered', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 20 }),
      fc.array(fc.record({ mark: fc.constantFrom('a', 'b', 'c'), isFound: fc.boolean(), ends: fc.nat(30) }), {
        maxLength: 60,
      }),
      async (places, jobs) => {
        const shares = sharePlaces(places);
        const running: { readonly mark: string; readonly leave: () => void }[] = [];
        const countOf = (mark: string): number => running.filter((job) => job.mark === mark).length;
        const work = jobs.map(async ({ mark, isFound, ends }) => {
          const full = await shares.ask();
          await Promise.resolve(); // the database is asked meanwhile, for whoever else may ask
          if (full.includes(mark) || !isFound || running.length === places) shares.endEmpty();
          else running.push({ mark, leave: shares.begin([mark]) });
          for (const one of ['a', 'b', 'c']) expect(countOf(one)).toBeLessThanOrEqual(Math.ceil(places / 2));
          if (ends < running.length) running.splice(ends, 1)[0]?.leave();
        });
        await Promise.all(work);
      },
    ),
  ));
