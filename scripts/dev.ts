import { spawn } from 'node:child_process';
import path from 'node:path';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { readSettings } from '@stayfront/server/app/settings';
import { stopOnSignal } from './start/stop-on-signal.ts';

/** Screens refresh in place; a change to the server restarts it, on a database that stays up. */
const say = (line: string): void => console.log(line);
const read = readSettings(process.env);
if (!read.ok) {
  for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
  process.exit(1);
}
const { settings } = read;
const postgres = settings.databaseUrl === null ? await launchPostgres({ dataDir: settings.dataDir, say }) : null;
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(import.meta.dirname, 'start.ts'), '--live'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: settings.databaseUrl ?? postgres?.url },
  },
);
const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
stopOnSignal(async () => {
  server.kill('SIGTERM');
  await gone;
  await postgres?.stop();
}, say);
