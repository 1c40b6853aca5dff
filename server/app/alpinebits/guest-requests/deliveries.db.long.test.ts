import { expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { guestRequestsPlay, moves, type Move } from '../../../testing/guest-requests-play.ts';

const play = await guestRequestsPlay(await freshDatabase());

/** The same numbers every time, without meaning. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
}

test('a thousand bookings, changed and cancelled, reach two clients that are killed again and again, each once', async () => {
  const next = numbersFrom(7);
  const all: Move[] = [];
  for (let booked = 0; booked < 1_000;) {
    const what = next() % 2 === 0 ? 'book' : (moves[next() % moves.length] ?? 'book');
    if (what === 'book') booked += 1;
    all.push({ what, which: next() % 1_000, client: (next() % 2) as 0 | 1 });
  }
  const { expected, ids, books, left } = await play(all);
  expect(expected).toHaveLength(1_000);
  expect(left).toEqual([0, 0]);
  for (const book of books) {
    expect(expected.filter(([id, rooms]) => book.get(id)?.rooms !== rooms)).toEqual([]);
    expect([...book.keys()].filter((id) => !ids.has(id))).toEqual([]);
  }
});
