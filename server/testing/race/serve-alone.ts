import { openDatabase } from '../../platform/db/open-database.ts';
import { openLog } from '../../platform/log/open-log.ts';
import { makeServer } from '../../app/main.ts';
import { smtpPost } from '../../followers/message/post-mail.ts';
import { startWorker } from '../../app/worker.ts';

/**
 * A whole server in a process of its own, which can be killed in the middle of anything. Says where it listens. With a
 * mail server it does its jobs too.
 */
const [databaseUrl = '', secret = '', dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const publicUrl = (): string => 'https://book.example';
const now = (): number => Date.now();
const log = openLog('warn');
// A machine that tests keep busy makes guests wait for a lock longer than a server lets them; a deadlock is told all the same.
const limits = { lockMs: 120_000, statementMs: 120_000, idleMs: 120_000, silentMs: 120_000 };
const database = openDatabase(databaseUrl, { limits });
const app = await makeServer({
  database,
  secret,
  dataDir,
  snapshotBytes: 64 * 1024 * 1024,
  publicUrl,
  now,
  log,
  addPages: () => Promise.resolve(),
});
if (smtpUrl !== '')
  await startWorker({
    database,
    secret,
    post: smtpPost(smtpUrl).post,
    publicUrl,
    now,
    onFailure: (job, error) => log.error({ err: error, job }, 'a job failed and will be tried again'),
  });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
