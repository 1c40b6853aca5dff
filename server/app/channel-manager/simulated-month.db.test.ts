import fc from 'fast-check';
import { dice } from '@stayfront/rules/testing/dice';
import { expect, test } from 'vitest';
import { openChannelSetup } from '../../testing/channel-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { monthSteps, openMonth } from '../../testing/simulated-month/month.ts';
import { openWholeMonth } from '../../testing/simulated-month/open-whole-month.ts';

const stock = { double: 3, family: 2 };
const steps = fc.array(monthSteps, { minLength: 10, maxLength: 25 });

test('a hotel between its channel manager and its guests ends with equal books on both sides', async () => {
  const setup = await openChannelSetup(await freshDatabase(), { nights: 60, rooms: 3 });
  const month = await openMonth(setup, stock, 50);
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) await month.play(step);
      await month.arriveAll();
      expect(await month.listDifferences()).toEqual([]);
    }),
    { numRuns: dice(6), endOnFailure: true },
  );
});

test('A hotel that lives a simulated month between a PMS, Google and guests ends with equal books on all sides', async () => {
  const month = await openWholeMonth(await freshDatabase(), stock, { nights: 60, days: 50 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) await month.play(step);
      await month.arriveAll();
      expect(await month.listDifferences()).toEqual([]);
    }),
    { numRuns: dice(6), endOnFailure: true },
  );
});
