import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findProcesses, type Found } from './find-processes.ts';

/** Ends what still works in a place of tests, and removes the place; refuses any other. Says whom it had to end. */
export async function clearAway(place: string): Promise<readonly Found[]> {
  const left = findProcesses(place);
  for (let turn = 0; turn < 50; turn++) {
    const alive = findProcesses(place);
    if (alive.length === 0) break;
    for (const { pid } of alive) end(pid);
    await wait(100);
  }
  rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  return left;
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was faster.
  }
}
