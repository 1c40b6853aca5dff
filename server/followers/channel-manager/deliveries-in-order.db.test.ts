import fc from 'fast-check';
import { dice } from '@stayfront/rules/testing/dice';
import { expect, test } from 'vitest';
import { channelSteps, isInOrder, ownBook, playChannelCourse, theirBook } from '../../testing/channel-course.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openChannelSetup } from '../../testing/channel-setup.ts';

const setup = await openChannelSetup(await freshDatabase(), { nights: 40, rooms: 400 });

test('whatever happens, a channel manager ends with each booking once, as the hotel has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(channelSteps, { minLength: 3, maxLength: 10 }), async (steps) => {
      const ids = await playChannelCourse(setup, steps);
      expect(await setup.tell()).toBeNull();
      for (const id of ids) {
        expect(theirBook(setup, id)).toEqual(await ownBook(setup, id));
        expect(isInOrder(setup, id)).toBe(true);
      }
      expect((await setup.deliveries()).every(({ state }) => state === 'acknowledged')).toBe(true);
    }),
    { numRuns: dice(40) },
  );
});
