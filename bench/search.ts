import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { demoNights } from '@stayfront/demo/demo-nights';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { saveNights } from '@stayfront/server/calendar/calendar.store';
import { inHotel } from '@stayfront/server/db/in-hotel';
import { migrate } from '@stayfront/server/db/migrate';
import { openDatabase } from '@stayfront/server/db/open-database';
import { launchPostgres } from '@stayfront/server/db/postgres/launch-postgres';
import { saveHotel } from '@stayfront/server/hotel/hotel.store';
import { readDocument } from '@stayfront/server/hotel/read-document';
import { makeServer } from '@stayfront/server/main';
import { runLoad } from './run-load.ts';

const today = stayDate('2030-06-03');
const asked = '/api/hotels/1001/availabilities?checkIn=2030-06-07&checkOut=2030-06-10&nbAdults=2';

/** Searches per second over HTTP, against the same server sending a prepared answer of the same bytes. */
export async function benchSearch(say: (line: string) => void): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-bench-'));
  const postgres = await launchPostgres({ dataDir: dir, say: () => {} });
  const database = openDatabase(postgres.url);
  try {
    await migrate(postgres.url);
    const read = await readDocument(demoHotels[0]?.documentFile ?? '');
    if (!read.ok) throw new Error('The demo hotel is not valid');
    await inHotel(database.db, read.document.hotelId, async (tx) => {
      await saveHotel(tx, read.document, [], true);
      await saveNights(tx, read.document.hotelId, demoNights(read.document, today));
    });
    let prepared = '';
    const app = await makeServer({
      database,
      secret: 'bench'.repeat(10),
      dataDir: dir,
      snapshotBytes: 512 * 1024 * 1024,
      publicUrl: () => 'http://127.0.0.1',
      now: () => Date.parse(`${today}T12:00:00Z`),
      logLevel: 'silent',
      addPages: (server) => {
        server.get('/prepared', (_request, reply) => reply.type('application/json').send(prepared));
        return Promise.resolve();
      },
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    prepared = await (await fetch(url + asked)).text();
    say(`answer: ${prepared.length} bytes, ${prepared.split('"productId"').length - 1} products`);
    for (const connections of [1, 32]) {
      await runLoad(url + asked, connections, 2); // warm
      const search = await runLoad(url + asked, connections, 5);
      const ceiling = await runLoad(`${url}/prepared`, connections, 5);
      const ratio = search.perSecond / ceiling.perSecond;
      say(
        `${connections} connections: search ${search.perSecond.toFixed(0)}/s, ceiling ${ceiling.perSecond.toFixed(0)}/s, ` +
          `ratio ${ratio.toFixed(3)}; p99 ${search.p99.toFixed(1)} ms against ${ceiling.p99.toFixed(1)} ms; ` +
          `failures ${search.failures + ceiling.failures}`,
      );
    }
    await app.close();
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
