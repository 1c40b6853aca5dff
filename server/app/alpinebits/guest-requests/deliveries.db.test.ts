import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { guestRequestsPlay, moves } from '../../../testing/guest-requests-play.ts';

const play = await guestRequestsPlay(await freshDatabase());

const move = fc.record({
  what: fc.constantFrom(...moves, 'book' as const),
  which: fc.nat(1_000),
  client: fc.constantFrom(0 as const, 1 as const),
});

test('two clients that are killed between reading and acknowledging have each booking once in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 16 }), async (all) => {
      const { expected, ids, books, left } = await play(all);
      expect(left).toEqual([0, 0]);
      for (const book of books) {
        for (const [id, rooms] of expected) expect([id, book.get(id)?.rooms]).toEqual([id, rooms]);
        expect([...book.keys()].filter((id) => !ids.has(id))).toEqual([]);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
