import type { Setup } from './open-house.ts';
import { addBookedHotel, bookStays, type Booked } from './booked-hotel.ts';
import { openSetup } from './open-house.ts';

const hotelId = 2000;
const count = 300;
const [guests, strangers] = [8, 16];

/**
 * Cancellations by reference and e-mail address: alone, and while strangers guess at references of the same hotel. How
 * many connections stand waiting for a row meanwhile says more than times on a machine that others use, too.
 */
export async function benchCancel(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    await addBookedHotel(setup, hotelId);
    const alone = await cancelAll(setup, await bookStays(setup, hotelId, count));
    const booked = await bookStays(setup, hotelId, count);
    let isOver = false;
    let guesses = 0;
    const guessing = Array.from({ length: strangers }, async () => {
      for (; !isOver; guesses++) await cancel(setup, { reservationId: 'SB4-AAAAAAAAAA', email: 'eve@evil.example' });
    });
    const begun = performance.now();
    const sampling = sampleWaits(setup, () => isOver);
    const beside = await cancelAll(setup, booked);
    isOver = true;
    await Promise.all(guessing);
    const guessed = guesses / ((performance.now() - begun) / 1000);
    say(
      `${guests} guests: ${alone.toFixed(0)}/s alone; ${beside.toFixed(0)}/s beside ${strangers} strangers, who get ` +
        `${guessed.toFixed(0)} wrong answers a second; all together ${((beside + guessed) / alone).toFixed(2)} of alone; ` +
        `${(await sampling).toFixed(2)} connections wait for somebody's row`,
    );
  } finally {
    await setup.close();
  }
}

/** How many connections wait for a row that somebody else has locked, on average of many looks. */
async function sampleWaits({ database }: Setup, isOver: () => boolean): Promise<number> {
  let [looks, waits] = [0, 0];
  for (; !isOver(); looks++) {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`,
    );
    waits += rowCount ?? 0;
  }
  return waits / Math.max(1, looks);
}

/** Cancels all of them, and says how many a second. */
async function cancelAll(setup: Setup, booked: readonly Booked[]): Promise<number> {
  const begun = performance.now();
  const left = [...booked];
  await Promise.all(
    Array.from({ length: guests }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const status = await cancel(setup, next);
        if (status !== 200) throw new Error(`A cancellation was answered ${status}`);
      }
    }),
  );
  return booked.length / ((performance.now() - begun) / 1000);
}

async function cancel(setup: Setup, { reservationId, email }: Booked): Promise<number> {
  const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/cancellations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reservationId, reservationEmail: email }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
