import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Nights } from '@stayfront/rules/calendar/nights';
import { saveNights } from '@stayfront/server/selling/calendar/save-nights';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase, type Database } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { saveHotel } from '@stayfront/server/property/hotel/save-hotel';
import { makeServer } from '@stayfront/server/app/main';
import { today } from './today.ts';

export type Setup = {
  readonly database: Database;
  readonly url: string;
  addHotel(document: PropertyDocument, nights: Nights): Promise<void>;
  /** Puts the answer of an address under /prepared, word for word, as the ceiling of that address. */
  prepare(address: string): Promise<{ bytes: number; text: string }>;
  /** One more server on the same database, as another process would be. */
  startAnother(): Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Starts the server anew, so that it has forgotten everything. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** A database of its own with a server on it, both thrown away afterwards. */
export async function openSetup(): Promise<Setup> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-'));
  const postgres = await launchPostgres({ dataDir: dir, say: () => {} });
  await migrate(postgres.url);
  const database = openDatabase(postgres.url);
  let prepared = '';
  const start = async (on: Database): Promise<{ url: string; close(): Promise<void> }> => {
    const app = await makeServer({
      database: on,
      secret: 'bench'.repeat(10),
      dataDir: dir,
      snapshotBytes: 4 * 1024 * 1024 * 1024,
      publicUrl: () => 'http://127.0.0.1',
      now: () => Date.parse(`${today}T12:00:00Z`),
      addPages: (server) => {
        server.get('/prepared', (_request, reply) => reply.type('application/json').send(prepared));
        return Promise.resolve();
      },
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return { url, close: () => app.close() };
  };
  let running = await start(database);
  return {
    database,
    get url() {
      return running.url;
    },
    addHotel: (document, nights) =>
      inHotel(database.db, document.hotelId, async (tx) => {
        await saveHotel(tx, document, [], { isDemo: true, now: 0 });
        await saveNights(tx, document.hotelId, nights, 0);
      }),
    async prepare(address) {
      const answer = await fetch(running.url + address);
      prepared = await answer.text();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${prepared}`);
      return { bytes: Buffer.byteLength(prepared), text: prepared };
    },
    async startAnother() {
      const own = openDatabase(postgres.url);
      const { url, close } = await start(own);
      return { url, close: () => close().then(own.close) };
    },
    async restart() {
      await running.close();
      running = await start(database);
    },
    async close() {
      await running.close();
      await database.close();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
