import { gridBytes } from '@stayfront/rules/grid/grid';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { openSnapshots } from '@stayfront/server/selling/snapshot/snapshots';
import { madeHotel, madeNights } from './made-hotel.ts';
import { openSetup, type Setup } from './open-house.ts';
import { tellManyHotels } from './many-hotels.ts';
import { today } from './today.ts';
import { seeblickDocument } from './search.ts';

const size = { rooms: 6, rates: 4, days: 40 };
const stay = (nights: number): string => `checkIn=2030-06-07&checkOut=2030-${nights < 20 ? '06' : '07'}-${two(nights)}`;
const two = (nights: number): string => String(nights < 20 ? 7 + nights : 7 + nights - 30).padStart(2, '0');

/** How the time of one search grows: with hotels, nights and sizes of party; and what a hotel costs at first and in memory. */
export async function benchGrowth(say: (line: string) => void): Promise<void> {
  const [many] = process.argv.slice(3).map(Number);
  if (many !== undefined) return tellManyHotels(say, many); // `npm run bench -- growth 10000`: that part alone
  const setup = await openSetup();
  try {
    const template = await seeblickDocument();
    let loaded = 0;
    const addUntil = async (count: number): Promise<void> => {
      for (; loaded < count; loaded++) {
        const hotel = madeHotel(template, 2000 + loaded, size);
        await setup.addHotel(hotel, madeNights(hotel, today, size));
      }
    };
    const times = new Map<number, number>();
    for (const count of [1, 100, 1_000]) {
      await addUntil(count);
      // Every hotel is asked once, so that all of them are remembered; then they are asked in turn.
      const addresses = Array.from({ length: count }, (_, i) => searchOf(2000 + i, 3));
      await askEach(setup, addresses);
      await wholeGridsAreThere(setup, addresses);
      times.set(count, await medianOf(setup, addresses));
      say(`${count} hotels: ${ms(times.get(count))} per search${ratioTo(times.get(count), times.get(1))}`);
    }
    for (const nights of [1, 7, 30]) {
      const time = await medianOf(setup, [searchOf(2000, nights)]);
      say(`${nights} nights: ${ms(time)} per search${ratioTo(time, times.get(1))}`);
    }
    for (const parties of [1, 8, 32]) {
      const time = await medianOf(
        setup,
        Array.from({ length: parties }, (_, i) => `${searchOf(2000, 3)}&nbAdults=${1 + (i % 4)}&nbChildren=${i % 3}`),
      );
      say(`${parties} sizes of party: ${ms(time)} per search${ratioTo(time, times.get(1))}`);
    }
    await tellCold(setup, say);
    await tellMemory(setup, say);
  } finally {
    await setup.close();
  }
  await tellManyHotels(say, 10_000);
}

const searchOf = (hotelId: number, nights: number): string => `/api/hotels/${hotelId}/availabilities?${stay(nights)}`;

async function askEach(setup: Setup, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await ask(setup, address);
}

async function ask(setup: Setup, address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(setup.url + address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - begun;
}

/** The first search of a hotel is answered from few days while all of them are fetched: wait until that is over. */
async function wholeGridsAreThere(setup: Setup, addresses: readonly string[]): Promise<void> {
  await askEach(
    setup,
    addresses.map((address) => address.replace(/availabilities.*/, 'calendar')),
  );
}

async function medianOf(setup: Setup, addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3_000; i++) {
    const time = await ask(setup, addresses[i % addresses.length] ?? '');
    if (i >= 500) times.push(time);
  }
  return median(times);
}

/** The first search of a hotel after a start, against the same search later; the process itself is warm. */
async function tellCold(setup: Setup, say: (line: string) => void): Promise<void> {
  await setup.restart();
  for (let i = 0; i < 500; i++) await ask(setup, searchOf(2000, 3));
  const cold: number[] = [];
  for (let i = 1; i <= 50; i++) cold.push(await ask(setup, searchOf(2000 + i, 3)));
  const warm = await medianOf(setup, [searchOf(2000, 3)]);
  say(`cold hotel: ${ms(median(cold))}, ${(median(cold) / warm).toFixed(1)} × a warm one (goal ≤ 50)`);
}

async function tellMemory({ database }: Setup, say: (line: string) => void): Promise<void> {
  const now = Date.parse(`${today}T12:00:00Z`);
  const snapshots = openSnapshots({ database, hotels: knownHotels(database.db), budgetBytes: 1, now: () => now });
  const hotel = await snapshots.hotel(2000);
  if (!hotel) throw new Error('The first hotel is gone');
  const bytes = gridBytes(await snapshots.wholeGrid(hotel, now));
  await snapshots.close();
  say(
    `memory: ${(bytes / 1024).toFixed(0)} KB for the calendar of a hotel with ${size.rooms} × ${size.rates} products`,
  );
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const ms = (time: number | undefined): string => `${(time ?? 0).toFixed(3)} ms`;
const ratioTo = (time: number | undefined, base: number | undefined): string =>
  ` (${((time ?? 0) / (base ?? 1)).toFixed(2)} × one hotel, 3 nights)`;
