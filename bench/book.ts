import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Availabilities } from '@stayfront/contract/offer';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { mortalServers } from '@stayfront/server/testing/race/mortal-servers';
import { openHotel, smallHotel, smallNights } from '@stayfront/server/testing/small-hotel';
import type { Load } from './run-load.ts';

const kinds = 64;
const seconds = 2;
const nothing: Load & Why = { perSecond: 0, p50: 0, p99: 0, failures: 0, bytes: 0 };

/** Bookings per second over HTTP, against the same rows written straight through pg in the same run. */
export async function benchBook(say: (line: string) => void): Promise<void> {
  const [only] = process.argv.slice(3).map(Number); // `npm run bench -- book 1`: so many clients alone
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-'));
  const postgres = await launchPostgres({ dataDir: dir, say: () => {} });
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { maxConnections: 2 });
  const secret = 'bench'.repeat(10);
  const servers = await mortalServers(1, { databaseUrl: postgres.url, secret, dataDir: dir });
  try {
    const small = smallHotel();
    const [double] = small.rooms;
    if (!double) throw new Error('The small hotel has no rooms');
    const rooms = Array.from({ length: kinds }, (_, i) => ({ ...double, id: `room-${i}`, name: { en: `Room ${i}` } }));
    const plans = small.ratePlans.filter((plan) => plan.guarantee === 'None');
    const arrival = addDays(todayAt(small.timeZone, Date.now()), 10);
    let { hotelId } = small;
    for (const isHot of [false, true])
      for (const clients of [1, 16, 64].filter((one) => only === undefined || one === only)) {
        // Each in a hotel of its own: what is measured last would else count what all others have booked within the hour.
        const hotel = { ...small, hotelId: hotelId++, rooms, ratePlans: plans };
        await openHotel(database.db, hotel, smallNights(hotel, arrival, 3, 10_000_000));
        const root = `${servers.url(0)}/api/hotels/${hotel.hotelId}`;
        const query = `checkIn=${arrival}&checkOut=${addDays(stayDate(arrival), 2)}&nbAdults=2`;
        const found = (await (await fetch(`${root}/availabilities?${query}`)).json()) as Availabilities;
        const references = found.availabilities.flatMap((room) => room.products.map((product) => product.reference));
        const used = isHot ? 1 : kinds;
        const bookings = [`${root}/reservations`, String(clients)];
        await load('book-load.ts', [...bookings, '2', ...references.slice(0, used)]); // warm
        const quote = JSON.stringify({ nightPrices: [1, 2], reference: references[0] });
        const written = [String(clients), String(seconds), String(hotel.hotelId), arrival, quote];
        const ids = rooms.slice(0, used).map(({ id }) => id);
        const rounds: { ours: Load & Why; theirs: Load }[] = [];
        for (let round = 0; round < 5; round++)
          // in turn: a machine that others use is another one every few seconds
          rounds.push({
            ours: await load('book-load.ts', [...bookings, String(seconds), ...references.slice(0, used)]),
            theirs: await load('book-ceiling.ts', [postgres.url, ...written, ...ids]),
          });
        const byRatio = rounds.toSorted(
          (a, b) => a.ours.perSecond / a.theirs.perSecond - b.ours.perSecond / b.theirs.perSecond,
        );
        const { ours: booked, theirs: ceiling } = byRatio[2] ?? { ours: nothing, theirs: nothing };
        const ratios = byRatio.map(({ ours, theirs }) => (ours.perSecond / theirs.perSecond).toFixed(2));
        say(
          `${clients} clients, ${isHot ? 'one room' : 'different rooms'}: ${booked.perSecond.toFixed(0)}/s, ` +
            `ceiling ${ceiling.perSecond.toFixed(0)}/s, ratio ${(booked.perSecond / ceiling.perSecond).toFixed(3)}, the middle of ${ratios.join(' ')}; ` +
            `p50 ${booked.p50.toFixed(1)} ms against ${ceiling.p50.toFixed(1)}, ` +
            `p99 ${booked.p99.toFixed(1)} ms against ${ceiling.p99.toFixed(1)}; failures ${booked.failures}`,
        );
        for (const [why, count] of Object.entries(booked.why ?? {})) say(`  failed ${count} times: ${why}`);
      }
  } finally {
    await servers.stop();
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

type Why = { readonly why?: Readonly<Record<string, number>> };

/** Runs a load from a process of its own, so that the clients do not share an event loop with anything else. */
async function load(script: string, args: readonly string[]): Promise<Load & Why> {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout) as Load & Why;
}
