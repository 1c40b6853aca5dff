import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stopPostmaster } from '../../platform/db/postgres/stop-postmaster.ts';

/** For one test: afterwards it is deleted, and no database that was left in it goes on. */
export function scratchDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'stayfront-test-'));
  // mkdtemp closes it to other users, who have a part in some tests.
  chmodSync(directory, 0o755);
  onTestFinished(async () => {
    const notes = globSync('**/postmaster.pid', { cwd: directory });
    await Promise.all(notes.map((note) => stopPostmaster(join(directory, dirname(note)))));
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });
  return directory;
}
