import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import type { SystemId } from '@stayfront/rules/connection/account';
import { startGooglePrices } from '@stayfront/sandbox/google-prices/start-google-prices';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { takeBackFromGoogle } from '../followers/google-prices/take-back-from-google.ts';
import { tellGoogle } from '../followers/google-prices/tell-google.ts';
import type { LeavingKey } from '../followers/google-prices/telling-key.ts';
import type { Reach } from '../followers/webhook/reach.ts';
import type { Database } from '../platform/db/open-database.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { xmlReader } from '../platform/xml/xml-reader.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { quoteSeal } from '../selling/offer/quote-seal.ts';
import { openSnapshots } from '../selling/snapshot/snapshots.ts';
import { testSecret } from './start-app.ts';

/** Google where it takes prices, and the worker that tells it. Call it at the top of the file. */
export async function openGoogleSetup(database: Database, clock: { now: number }, reach: Reach) {
  const { db } = database;
  const google = await startGooglePrices();
  const xml = xmlReader();
  const snapshots = openSnapshots({ database, hotels: knownHotels(db), budgetBytes: 0, now: () => clock.now });
  afterAll(async () => {
    await google.stop();
    await xml.close();
    await snapshots.close();
  });
  const box = secretBox(testSecret);
  const deps = {
    db,
    readHotel: knownHotels(db).current,
    box,
    reach,
    xml,
    snapshots,
    seal: quoteSeal(testSecret),
    rates: () => [ratesSnapshot],
  };
  /** Which messages came while something was done. */
  async function heard(doing: () => Promise<unknown>): Promise<string[]> {
    const before = google.received.length;
    await doing();
    return google.received.slice(before).map(({ message }) => message);
  }
  type Job = { readonly id: string; readonly payload: LeavingKey };
  return {
    google,
    deps,
    /** As the worker does it; says which messages came. */
    tell: (hotelId: number, connection: SystemId): Promise<string[]> =>
      heard(() => tellGoogle(deps, { hotelId, connection }, clock.now)),
    /** Does what is queued to be taken back, and leaves in the queue what fails, as the worker does. */
    takeBack: (): Promise<string[]> =>
      heard(async () => {
        const { rows } = await sql<Job>`
          select jobs.id, payload from graphile_worker._private_jobs as jobs
            join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
           where tasks.identifier = 'take-back-from-google' order by jobs.id`.execute(db);
        for (const { id, payload } of rows) {
          const isDone = await takeBackFromGoogle(deps, payload, clock.now).then(
            () => true,
            () => false,
          );
          if (isDone) await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db);
        }
      }),
  };
}
