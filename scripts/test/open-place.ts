import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clearAway } from './clear-away.ts';
import { findProcesses, type Found } from './find-processes.ts';
import { findQuickPlace } from './find-quick-place.ts';

/** Where a run has all its files, so that two runs on one machine do not meet. */
export type Place = {
  readonly path: string;
  /** Removes it with everything in it; hands back whoever was still at work there. */
  close(): Promise<readonly Found[]>;
};

/** The place of a run. Should the run be killed, even with no time to say a word, a watcher ends what it has started. */
export function openPlace(): Place {
  const path = findQuickPlace() ?? slowPlace();
  const watcher = spawn(process.execPath, [join(import.meta.dirname, 'watch-over.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Not by its command: whoever names the place there is ended.
  watcher.stdin.write(path);
  watcher.unref();
  return {
    path,
    async close() {
      // Browsers and databases end a moment after whoever has told them to.
      for (let turn = 0; turn < 50 && findProcesses(path).length > 0; turn++) await wait(100);
      const left = await clearAway(path);
      watcher.stdin.end();
      return left;
    },
  };
}

function slowPlace(): string {
  const path = mkdtempSync(join(tmpdir(), 'stayfront-test-'));
  // As /tmp: some tests act as another user.
  chmodSync(path, 0o1777);
  return path;
}
