import { DatabaseDidNotStart } from '@stayfront/server/platform/db/postgres/database-did-not-start';
import { readSettings } from '@stayfront/server/app/settings';
import { buildApart } from '../build/build-apart.ts';
import { isBuilt } from '../build/built-from.ts';
import { CannotBuild } from '../build/cannot-build.ts';
import { nodeLine } from './node-line.ts';
import { ClockIsWrong } from './start-clock.ts';
import { runStayfront, type Running } from './run-stayfront.ts';

type Serving = {
  readonly isLive: boolean;
  readonly say: (line: string) => void;
  readonly isStopping: () => boolean;
  readonly onStarting: (starting: Promise<Running>) => void;
};

/** `npm start`, as far as it is told on the screen. Gives back an exit code; a server that runs keeps the process. */
export async function serve({ isLive, say, isStopping, onStarting }: Serving): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
    return 1;
  }
  process.env['NODE_ENV'] ??= isLive ? 'development' : 'production';
  say(nodeLine(process.versions.node, process.execPath, process.env['npm_config_user_agent']));
  try {
    if (!isLive && !isBuilt()) await buildApart();
    const starting = runStayfront(read.settings, { isLive, say });
    onStarting(starting);
    const running = await starting;
    if (!isStopping()) greet(running, read.settings.isDemo, say);
    return 0;
  } catch (error) {
    const isTold =
      error instanceof DatabaseDidNotStart || error instanceof ClockIsWrong || error instanceof CannotBuild;
    if (isTold) console.error(error.message);
    else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') console.error(portTaken(read.settings.port));
    else throw error;
    process.exit(1); // what was half started may keep the process from ending by itself
  }
}

const portTaken = (port: number): string =>
  `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`;

function greet(
  { url, siteUrl, signInLinks, beginningLink, unowned }: Running,
  isDemo: boolean,
  say: (line: string) => void,
): void {
  say('');
  say(`Stayfront is open at ${url}`);
  if (isDemo) {
    say(`  ${url}/1001      Hotel Seeblick: search, book, done`);
    say(`  ${url}/1001/desk its desk, for who has signed in`);
    say(`  ${siteUrl}           the hotel’s own site on another origin, with the booking inside`);
    say(`  ${url}/__mail    the mailbox where the confirmation arrives`);
    say(`  ${url}/api/docs  the API`);
    say('Sign in as the owner of a hotel (each link works once):');
    for (const link of signInLinks) say(`  ${link}`);
  }
  if (beginningLink !== null) {
    say('There is no hotel yet. Whoever opens this link first begins it; it works once, for a day:');
    say(`  ${beginningLink}`);
  }
  if (unowned.length > 0)
    say('Nobody owns these hotels yet. Whoever opens the link first does; it works once, for an hour:');
  for (const { hotelId, name, link } of unowned)
    say(
      `  ${name}: ${link ?? `has no e-mail address, so say whose it is: npm run operator -- invite EMAIL ${hotelId}`}`,
    );
  say('Ctrl-C stops it; what was booked is kept.');
}
