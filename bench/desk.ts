import { keepLists } from '@stayfront/server/booking/listing/gather';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { makeKey } from '@stayfront/server/property/key/make-key';
import { sql } from 'kysely';
import { addBookedHotel, bookStays } from './booked-hotel.ts';
import { exportBesideGuests } from './desk-export.ts';
import { multiplyStays } from './multiply-stays.ts';
import { openSetup } from './open-house.ts';
import { today } from './today.ts';

const [few, many] = [100, 100_000];
const [small, large] = [2000, 2001];

const questions = {
  'the list, the newest first': 'reservations',
  'who arrives': 'reservations?view=arriving',
  'who is in the house': 'reservations?view=in-house',
  'what is not paid': 'reservations?view=unpaid',
  'by total': 'reservations?sort=-total',
  'part of a name': 'reservations?text=lovel',
  'a name with a slip': 'reservations?text=lovelcae',
  'a mail address': 'reservations?text=ada%40guest-77.example',
  'how many each view has': 'reservation-counts',
  'the day': `days/${today}`,
} as const;

/** What a person at the desk asks of a house with 100,000 reservations, against the same house with 100. */
export async function benchDesk(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    for (const hotelId of [small, large]) {
      await addBookedHotel(setup, hotelId);
      const booked = await bookStays(setup, hotelId, few);
      if (hotelId === large) await multiplyStays(setup, hotelId, booked, many / few, days);
    }
    const hotels = knownHotels(setup.database.db);
    await keepLists(setup.database.db, hotels.current, Date.parse(`${today}T12:00:00Z`));
    await sql`analyze`.execute(setup.database.db);
    const keys = new Map<number, string>();
    for (const hotelId of [small, large])
      keys.set(hotelId, (await makeKey(setup.database.db, hotelId, 'bench', Date.now())).key);
    const ask = async (hotelId: number, path: string): Promise<number> => {
      const begun = performance.now();
      const answer = await fetch(`${setup.url}/api/hotels/${hotelId}/desk/${path}`, {
        headers: { authorization: `Bearer ${keys.get(hotelId)}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return performance.now() - begun;
    };
    for (const [title, path] of Object.entries(questions)) {
      const times = new Map([small, large].map((hotelId) => [hotelId, [] as number[]]));
      // In turn, so that whatever else the machine does is shared by both.
      for (let i = 0; i < 60; i++) for (const [hotelId, list] of times) list.push(await ask(hotelId, path));
      const middle = (hotelId: number): number =>
        times
          .get(hotelId)
          ?.slice(10)
          .toSorted((a, b) => a - b)[25] ?? 0;
      const [one, other] = [middle(small), middle(large)];
      say(
        `${title}: ${other.toFixed(1)} ms of ${many}, ${one.toFixed(1)} ms of ${few}, ratio ${(other / one).toFixed(2)}`,
      );
    }
    await exportBesideGuests({ url: setup.url, hotelId: large, key: keys.get(large) ?? '' }, say);
  } finally {
    await setup.close();
  }
}

/** A tenth of them on the days to come, as the first are; the others in years before. */
const days = sql<number>`((copy % 10) * 200 - 1800)`;
