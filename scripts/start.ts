import { DatabaseDidNotStart } from '@stayfront/server/db/postgres/database-did-not-start';
import { readSettings } from '@stayfront/server/settings';
import { buildApart } from './build/build-apart.ts';
import { isBuilt } from './build/built-from.ts';
import { runStayfront } from './start/run-stayfront.ts';
import { ClockIsWrong } from './start/start-clock.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';

const say = (line: string): void => console.log(line);
const read = readSettings(process.env);
if (!read.ok) {
  for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
  process.exit(1);
}
const isLive = process.argv.includes('--live');
process.env['NODE_ENV'] ??= isLive ? 'development' : 'production';
try {
  if (!isLive && !isBuilt()) await buildApart();
  const running = await runStayfront(read.settings, { isLive, say });
  stopOnSignal(running.stop, say);
  say('');
  say(`Stayfront is open at ${running.url}`);
  if (read.settings.isDemo) {
    say(`  ${running.url}/1001      Hotel Seeblick: search, book, done`);
    say(`  ${running.siteUrl}           the hotel’s own site on another origin, with the booking inside`);
    say(`  ${running.url}/__mail    the mailbox where the confirmation arrives`);
    say(`  ${running.url}/api/docs  the API`);
    say('Sign in to change how a hotel looks (each link works once):');
    for (const link of running.signInLinks) say(`  ${link}`);
  }
  say('Ctrl-C stops it; what was booked is kept.');
} catch (error) {
  const isTold = error instanceof DatabaseDidNotStart || error instanceof ClockIsWrong;
  if (!isTold && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  const port = read.settings.port;
  console.error(
    isTold
      ? error.message
      : `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
