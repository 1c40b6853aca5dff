import { join } from 'node:path';
import type { RunAs } from './choose-run-as.ts';
import { copyPrograms } from './copy-programs.ts';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { makeLibraryLinks } from './make-library-links.ts';
import { type Run, runProgram } from './run-program.ts';

export type Programs = { initdb: string; postgres: string; version: string };

const US: RunAs = { kind: 'this-user' };

/**
 * Finds a place from which PostgreSQL really runs as that user: node_modules, or else a copy of it. A copy is
 * needed where we may not write the library links (installed by root, read-only image) and where the other user
 * cannot come (node_modules under /root).
 */
export async function placePrograms(
  native: string,
  who: RunAs,
  shelves: string[],
  say: (line: string) => void,
): Promise<Programs> {
  let complaint = '';
  const tryFrom = async (folder: string, as: RunAs): Promise<Programs | undefined> => {
    const run = await runProgram(as, join(folder, 'bin', 'postgres'), ['--version']);
    if (!run.isDone) complaint = run.errors.trim();
    return run.isDone ? programsIn(folder, run) : undefined;
  };

  if (makeLibraryLinks(native)) {
    const inPlace = await tryFrom(native, who);
    if (inPlace) return inPlace;
    const canWeRunIt = who.kind !== 'this-user' && (await tryFrom(native, US));
    if (!canWeRunIt) throw cannotRun(complaint);
  }
  for (const shelf of shelves) {
    const copy = await copyPrograms(native, shelf);
    const programs = copy && (await tryFrom(copy, who));
    if (!programs) continue;
    say(`Using a copy of the database programs in ${copy}`);
    return programs;
  }
  throw cannotRun(complaint || `no folder found for a copy of ${native} (tried ${shelves.join(', ')})`);
}

function programsIn(folder: string, run: Run): Programs {
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    // postgres (PostgreSQL) 18.4
    version: /\d+\.\d+/.exec(run.output)?.[0] ?? '',
  };
}

function cannotRun(complaint: string): DatabaseDidNotStart {
  return new DatabaseDidNotStart(
    `The PostgreSQL that comes with Stayfront cannot run on this machine: ${complaint}. ` +
      `Use a PostgreSQL of your own: set DATABASE_URL.`,
  );
}
