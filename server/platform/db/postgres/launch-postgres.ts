import { findFreePort } from './find-free-port.ts';
import { findPrograms } from './find-programs.ts';
import { hasUserNamespaces } from './has-user-namespaces.ts';
import { launchWith } from './launch-with.ts';

export type RunningPostgres = { url: string; stop(): Promise<void> };

/**
 * Gives a PostgreSQL whose data is in `<dataDir>/postgres`: a new one, the one found there, or the one that
 * another Stayfront process on this machine is running there now. `stop` stops it unless others still use it.
 */
export async function launchPostgres(options: {
  dataDir: string;
  say: (line: string) => void;
}): Promise<RunningPostgres> {
  return launchWith(options, { native: findPrograms(), hasUserNamespaces, findFreePort });
}
