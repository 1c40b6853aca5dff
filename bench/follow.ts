import { makeKey } from '@stayfront/server/property/key/make-key';
import { addBookedHotel, bookStays } from './booked-hotel.ts';
import { openSetup } from './open-house.ts';

const hotelId = 2000;
const reservations = 200;

/** A page of 200 reservations by the management API, against one of them read by its reference. */
export async function benchFollow(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  try {
    await addBookedHotel(setup, hotelId);
    const [booked] = await bookStays(setup, hotelId, reservations);
    const { key } = await makeKey(setup.database.db, hotelId, 'bench', Date.now());
    const read = async (path: string): Promise<number> => {
      const begun = performance.now();
      const address = `${setup.url}/api/hotels/${hotelId}/manage/reservations${path}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
      return performance.now() - begun;
    };
    const middle = async (path: string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 40; i++) times.push(await read(path));
      return times.toSorted((a, b) => a - b)[20] ?? 0;
    };
    const one = await middle(`/${booked?.reservationId}`);
    const page = await middle(`?limit=${reservations}`);
    say(
      `${reservations} reservations: ${page.toFixed(1)} ms; one: ${one.toFixed(1)} ms; ` +
        `each of the page ${(page / reservations / one).toFixed(3)} of one read alone`,
    );
  } finally {
    await setup.close();
  }
}
