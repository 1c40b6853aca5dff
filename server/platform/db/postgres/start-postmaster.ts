import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs';
import type { RunAs } from './choose-run-as.ts';
import { enter } from './enter.ts';
import { findPostmaster } from './find-postmaster.ts';
import { clusterSetting } from './cluster-setting.ts';
import type { Programs } from './place-programs.ts';
import type { Places } from './places-in.ts';
import { spawnAs } from './spawn-as.ts';
import { trimLog } from './trim-log.ts';
import { until } from './until.ts';

export type Start = 'started' | 'port-taken' | 'directory-in-use';

/** Starts PostgreSQL and waits until it is ready, however long it needs, or has given up. */
export async function startPostmaster(places: Places, programs: Programs, who: RunAs, port: number): Promise<Start> {
  trimLog(places.log);
  const log = openSync(places.log, 'a', 0o600);
  // Root may have started what an ordinary user made and will start again himself.
  if (who.kind === 'other-user') fchownSync(log, who.uid, who.gid);
  const logStart = statSync(places.log).size;
  const { cwd, dataDirectory } = enter(places.cluster, who);
  const postmaster = spawnAs(
    who,
    programs.postgres,
    ['-D', dataDirectory, '-p', String(port), ...fixedSettings(clusterSetting(places.cluster))],
    // A session of its own: Ctrl-C in the terminal goes to all of ours, and the database must outlive our last query.
    { cwd, stdio: ['ignore', log, log], isDetached: true },
  );
  closeSync(log);
  let failure: Error | undefined;
  postmaster.once('error', (error) => (failure = error));
  postmaster.once('exit', () => (failure ??= new Error()));
  postmaster.unref();

  const end = await until(() => failure ?? (isReady(places.cluster, postmaster.pid) ? 'started' : undefined));
  if (end === 'started') return 'started';
  const said = end.message || readFileSync(places.log).subarray(logStart).toString();
  if (/could not (bind|create any TCP\/IP sockets)/.test(said)) return 'port-taken';
  // The second: the postmaster was killed and its last children are still ending.
  if (/lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block/.test(said))
    return 'directory-in-use';
  throw new Error(said);
}

/** What must be so whatever postgresql.conf says. */
function fixedSettings(mark: string): string[] {
  return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off', mark].flatMap(
    (setting) => ['-c', setting],
  );
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const found = findPostmaster(cluster);
  return found.kind === 'ours' && found.postmaster.pid === pid && found.postmaster.isReady;
}
