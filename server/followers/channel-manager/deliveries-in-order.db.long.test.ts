import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { channelSteps, isInOrder, ownBook, playChannelCourse, theirBook } from '../../testing/channel-course.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openChannelSetup } from '../../testing/channel-setup.ts';

const setup = await openChannelSetup(await freshDatabase(), { nights: 40, rooms: 9_000 });
const many = 1_000;

test('of a thousand bookings a channel manager has each once, as the hotel has it', async () => {
  const ids: string[] = [];
  while (ids.length < many) {
    const [steps = []] = fc.sample(fc.array(channelSteps, { minLength: 60, maxLength: 60, size: 'max' }), 1);
    ids.push(...(await playChannelCourse(setup, steps)));
    // A database of a minute knows nothing of its tables yet, and counts the long way.
    await sql`analyze reservation, room_stay, reservation_event, connection_delivery`.execute(setup.deps.db);
  }
  expect(await setup.tell()).toBeNull();
  for (const id of ids) {
    expect(theirBook(setup, id)).toEqual(await ownBook(setup, id));
    expect(isInOrder(setup, id)).toBe(true);
  }
  expect((await setup.deliveries()).every(({ state }) => state === 'acknowledged')).toBe(true);
  expect(new Set(theirs()).size).toBe(theirs().length);
}, 1_200_000);

/** What the channel manager has, by number: nobody is there twice. */
const theirs = (): string[] => setup.theirs.bookings().map(({ id }) => id);
