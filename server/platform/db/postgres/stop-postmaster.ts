import { findPostmaster } from './find-postmaster.ts';
import { nameProcess } from './name-process.ts';
import { until } from './until.ts';

const PATIENCE_MS = 60_000;

/** Stops the postmaster of this directory, whoever started it, and waits until it has ended. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const found = findPostmaster(cluster);
  if (found.kind !== 'ours') return;
  const { pid, process: name } = found.postmaster;
  const isGone = (): true | undefined => (nameProcess(pid) === name ? undefined : true);

  // Cuts off clients, writes everything down, ends.
  signal(pid, 'SIGINT');
  const patience = AbortSignal.timeout(PATIENCE_MS);
  await until(() => (patience.aborted ? true : isGone()));
  // Ends at once; nothing committed is lost, the next start works through the journal.
  if (!isGone()) signal(pid, 'SIGQUIT');
  await until(isGone);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
