import os from 'node:os';
import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { demoNights } from '@stayfront/demo/demo-nights';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import { countedVisits } from '@stayfront/server/selling/demand/counted-visits';
import { visitGuard } from '@stayfront/server/selling/demand/visit-guard';
import { visitWriter } from '@stayfront/server/selling/demand/visit-writer';
import type { Visit } from '@stayfront/server/selling/demand/visit';
import { sql } from 'kysely';
import { makeServer } from '@stayfront/server/app/main';
import { openSetup, type Setup } from './open-house.ts';
import { runLoad } from './run-load.ts';
import { seeblickDocument } from './search.ts';
import { today } from './today.ts';

const connections = 16;
const seconds = 3;
const rounds = 5;
const guests = 3_000;
const counted = 20_000;

/**
 * What counting visits and demand costs a search, by the processor time of the server's own thread. A machine that others
 * use says ten per cent more or less from one round to the next, so counting is measured by itself, in turns with searches
 * of a server that does not count: all that is done for a search, and the writing of what was counted.
 */
export async function benchDemand(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-demand-'));
  const server = await startServer(setup, dir);
  try {
    const seeblick = await seeblickDocument();
    await setup.addHotel(seeblick, demoNights(seeblick, today));
    const hotel = await knownHotels(setup.database.db).current(1001);
    if (!hotel) throw new Error('The demo hotel is not there');
    const again = '/api/hotels/1001/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2';
    const other = '/api/hotels/1001/availabilities?{stay}&{adults}';
    for (const [title, address, isNew] of [
      ['searched again by the same guests', again, false],
      ['always another search, each by a guest who has not asked for it yet', other, true],
    ] as const) {
      await runLoad(server.url + address, connections, 2, { guests }); // warm
      await costOfCounting(setup, hotel, isNew);
      const searches: number[] = [];
      const counting: number[] = [];
      for (let round = 0; round < rounds; round++) {
        searches.push(await costOfSearch(server.url + address));
        counting.push(await costOfCounting(setup, hotel, isNew));
      }
      const [search, count] = [median(searches), median(counting)];
      say(
        `${title}: a search ${search.toFixed(0)} µs, counting it ${count.toFixed(2)} µs, ` +
          `${((100 * count) / search).toFixed(2)} % (goal: 2 %)`,
      );
    }
  } finally {
    await server.close();
    await setup.close();
    await rm(dir, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Microseconds of the server's thread for one search over HTTP. Clients run in a process of their own. */
async function costOfSearch(url: string): Promise<number> {
  const before = process.threadCpuUsage();
  const { perSecond, failures } = await runLoad(url, connections, seconds, { guests });
  const { user, system } = process.threadCpuUsage(before);
  if (failures > 0) throw new Error(`${failures} searches were not answered`);
  return (user + system) / (perSecond * seconds);
}

/** The same for who asks, counting it and writing what was counted; a fifth of the new ones found nothing. */
async function costOfCounting({ database }: Setup, hotel: Hotel, isNew: boolean): Promise<number> {
  const visits = countedVisits('bench'.repeat(10));
  const writer = visitWriter(database.db, visits);
  const guard = visitGuard(() => 'http://127.0.0.1');
  const now = Date.parse(`${today}T12:00:00Z`);
  await inHotel(database.db, hotel.hotelId, (tx) => sql`delete from visit_mark`.execute(tx));
  const before = process.threadCpuUsage();
  for (let place = 0; place < counted; place++) {
    const guest = place % guests;
    const request = {
      ip: `10.0.${guest >> 8}.${guest & 255}`,
      headers: { 'user-agent': browser, referer: `https://book.example/1001?checkIn=2030-06-07&utm_campaign=spring` },
      cookies: {},
    } as unknown as Parameters<typeof guard.identify>[1];
    const { visit } = (await guard.identify(getRoomsAvailabilities, request)) as { visit: Visit };
    const arrival = addDays(today, isNew ? 1 + (Math.floor(place / guests) % 300) : 4);
    const search = {
      stay: { arrival, departure: addDays(arrival, 2) },
      guests: { adults: 2, children: 0, infants: 0 },
      language: 'de',
    };
    const turnedAway = isNew && place % 5 === 0 ? { reason: 'sold-out' as const, asked: 40_000 } : null;
    visits.noteSearch(hotel, visit, search, turnedAway, now);
    if (place % 4_000 === 3_999) await writer.write(hotel.hotelId);
  }
  await writer.close();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / counted;
}

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

async function startServer({ database: { url } }: Setup, dataDir: string) {
  const database = openDatabase(url);
  const app = await makeServer({
    database,
    secret: 'bench'.repeat(10),
    dataDir,
    snapshotBytes: 1024 * 1024 * 1024,
    publicUrl: () => 'http://127.0.0.1',
    now: () => Date.parse(`${today}T12:00:00Z`),
    trustedProxies: ['127.0.0.1'],
    countsVisits: false,
    addPages: () => Promise.resolve(),
  });
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: at, close: () => app.close().then(() => database.close()) };
}
