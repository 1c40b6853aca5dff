import { openDatabase } from '../../db/open-database.ts';
import { openLog } from '../../log/open-log.ts';
import { makeServer } from '../../main.ts';

/** A whole server in a process of its own, which can be killed in the middle of anything. Says where it listens. */
const [databaseUrl = '', secret = '', dataDir = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const app = await makeServer({
  database,
  secret,
  dataDir,
  snapshotBytes: 64 * 1024 * 1024,
  publicUrl: () => 'https://book.example',
  now: () => Date.now(),
  log: openLog('warn'),
  addPages: () => Promise.resolve(),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
