import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { monthSteps } from '../../testing/simulated-month/month.ts';
import { openWholeMonth } from '../../testing/simulated-month/open-whole-month.ts';

const stock = { double: 3, family: 2 };
const month = await openWholeMonth(await freshDatabase(), stock, { nights: 130, days: 120 });

/** A week of a busy hotel at a time, until thirty nights have gone by. */
const ofAWeek = 150;

test('a month of it: at the end of each week stock, prices, rules, bookings and what Google shows are equal on all sides', async () => {
  for (let week = 0; week < 5; week += 1) {
    const [steps = []] = fc.sample(fc.array(monthSteps, { minLength: ofAWeek, maxLength: ofAWeek, size: 'max' }), 1);
    for (const step of steps) await month.play(step);
    await month.arriveAll();
    expect(await month.listDifferences(), `week ${week} after ${JSON.stringify(steps)}`).toEqual([]);
  }
  // What never happened proves nothing.
  for (const what of [
    'booked',
    'changed',
    'cancelled',
    'nothing found',
    'the PMS keeps them',
    'the PMS killed after',
    'shown at Google',
  ])
    expect(month.counts[what] ?? 0).toBeGreaterThan(2);
});
