import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunAs } from './choose-run-as.ts';
import type { Places } from './places-in.ts';

/** Where a copy of the programs may be put, best first. */
export function shelvesFor(who: RunAs, places: Places): string[] {
  const shared = join(tmpdir(), `stayfront-postgres-${process.geteuid?.() ?? 'programs'}`);
  // Another user mostly cannot come into DATA_DIR either. What lies in /tmp may be swept away, so it comes late.
  return who.kind === 'this-user' ? [places.programs, shared] : ['/var/cache/stayfront', shared, places.programs];
}
