import { openDatabase } from '../platform/db/open-database.ts';
import { smtpPost } from '../followers/message/post-mail.ts';
import { publicReach } from '../followers/webhook/reach.ts';
import { startWorker } from '../app/worker.ts';

/**
 * A worker in a process of its own, which can be killed in the middle of anything. Says when it has started. Takes the
 * database's and the mail server's address, the secret, and how often it looks.
 */
const [databaseUrl = '', smtpUrl = '', secret = '', everyMs = '', looks = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
await startWorker({
  database,
  secret,
  post: smtpPost(smtpUrl).post,
  reach: { ...publicReach, allowsLoopback: true, patienceMs: 300_000 },
  publicUrl: () => 'https://book.example',
  now: () => Date.now(),
  watch: { everyMs: Number(everyMs), looks: Number(looks) },
  onFailure: (job, error) => process.stderr.write(`${job}: ${String(error)}\n`),
});
process.stdout.write('started\n');
