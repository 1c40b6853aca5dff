import { monitorEventLoopDelay } from 'node:perf_hooks';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup } from './open-house.ts';
import { today } from './today.ts';

const hotelId = 3000;
const size = { rooms: 5, rates: 4, days: 30 };
const count = 50_000;

/**
 * The longest time for which nobody else was answered while one large calendar was read and refused, or taken: as a part
 * of the whole time that the server needed for it. All of it (1.0) where it is read in one go.
 */
export async function benchGiveWay(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    const template = await readDocument(demoHotels[0]?.documentFile ?? '');
    if (!template.ok) throw new Error('The demo hotel is not valid');
    const hotel = madeHotel(template.document, hotelId, size);
    await setup.addHotel(hotel, madeNights(hotel, today, size));
    const { key } = await makeKey(setup.database.db, hotelId, 'bench', 0);
    const [room, plan] = [hotel.rooms[0]?.id ?? '', hotel.ratePlans[0]?.id ?? ''];
    const put = async (what: string, mistake: (i: number) => object): Promise<void> => {
      const rates = Array.from({ length: count }, (_, i) => {
        const day = addDays(today, i % 700);
        const rules = { isClosed: false, minStay: 2, maxStay: 7, minThrough: null, maxThrough: null };
        const prices = { byAdults: [10_000 + i, 12_000, 15_000], extraAdult: 100, child: 50, infant: 0 };
        return { room, ratePlan: plan, from: day, to: day, ...prices, ...rules, ...mistake(i) };
      });
      const body = Buffer.from(JSON.stringify({ rates }));
      const lag = monitorEventLoopDelay({ resolution: 5 });
      lag.enable();
      const begun = performance.now();
      const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/manage/calendar`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      });
      await answer.text();
      const whole = performance.now() - begun;
      lag.disable();
      const longest = lag.max / 1e6;
      say(
        `${what}, ${(body.length / 1024 / 1024).toFixed(1)} MB, answered ${answer.status}: nobody else for ` +
          `${longest.toFixed(0)} of ${whole.toFixed(0)} ms, ${(longest / whole).toFixed(2)} of it`,
      );
    };
    const last = (i: number): boolean => i === count - 1;
    for (const round of ['cold', 'warm']) {
      await put(`${round}: a mistake in the last entry`, (i) => (last(i) ? { to: '2027-01-01' } : {}));
      await put(`${round}: a mistake in each entry`, () => ({ to: '2027-01-01' }));
      await put(`${round}: a room that the hotel has not, in the last entry`, (i) => (last(i) ? { room: 'x' } : {}));
      await put(`${round}: no mistake`, () => ({}));
    }
  } finally {
    await setup.close();
  }
}
