import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openChannelSetup } from '../../testing/channel-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { monthSteps, openMonth } from '../../testing/simulated-month/month.ts';

const stock = { double: 3, family: 2 };
const setup = await openChannelSetup(await freshDatabase(), { nights: 130, rooms: 3 });
const month = await openMonth(setup, stock, 120);

/** A week of a busy hotel at a time, until thirty nights have gone by. */
const ofAWeek = 150;

test('a month of it: at the end of each week stock, prices, rules and bookings are equal on both sides', async () => {
  for (let week = 0; week < 5; week += 1) {
    const [steps = []] = fc.sample(fc.array(monthSteps, { minLength: ofAWeek, maxLength: ofAWeek, size: 'max' }), 1);
    for (const step of steps) await month.play(step);
    await month.arriveAll();
    expect(await month.listDifferences(), `week ${week} after ${JSON.stringify(steps)}`).toEqual([]);
  }
  // What never happened proves nothing.
  for (const what of ['booked', 'changed', 'cancelled', 'nothing found'])
    expect(month.counts[what] ?? 0).toBeGreaterThan(2);
});
