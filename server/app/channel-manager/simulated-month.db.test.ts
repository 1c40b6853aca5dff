import fc from 'fast-check';
import { dice } from '@stayfront/rules/testing/dice';
import { expect, test } from 'vitest';
import { openChannelSetup } from '../../testing/channel-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { monthSteps, openMonth } from '../../testing/simulated-month/month.ts';

const stock = { double: 3, family: 2 };
const setup = await openChannelSetup(await freshDatabase(), { nights: 60, rooms: 3 });
const month = await openMonth(setup, stock, 50);

test('a hotel between its property management system and its guests ends with equal books on both sides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(monthSteps, { minLength: 10, maxLength: 25 }), async (steps) => {
      for (const step of steps) await month.play(step);
      await month.arriveAll();
      expect(await month.listDifferences()).toEqual([]);
    }),
    { numRuns: dice(12), endOnFailure: true },
  );
});
