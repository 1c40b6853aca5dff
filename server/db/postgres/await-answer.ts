import { askVersion } from './ask-version.ts';
import { connectionUrl } from './connection-url.ts';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { findPostmaster } from './find-postmaster.ts';
import { until } from './until.ts';

export type Answer = { url: string; version: string };

/** Longer than any checkpoint should keep a running database from saying its version. */
const PATIENCE_MS = 30_000;

/**
 * Waits until the postmaster of this directory answers, or is there no more ('gone'). There is no limit while it
 * is starting, because after a power cut it has to work through its journal; one that claims to be ready must
 * answer.
 */
export async function awaitAnswer(cluster: string, patienceMs: number = PATIENCE_MS): Promise<Answer | 'gone'> {
  let patience: AbortSignal | undefined;
  return until(async () => {
    const found = findPostmaster(cluster);
    if (found.kind !== 'ours') return 'gone';
    const { pid, port, isReady } = found.postmaster;
    if (!isReady) return undefined;
    const url = connectionUrl(cluster, port);
    const version = await askVersion(url);
    if (version !== undefined) return { url, version };
    patience ??= AbortSignal.timeout(patienceMs);
    if (!patience.aborted) return undefined;
    throw new DatabaseDidNotStart(
      `The database in ${cluster} is running (process ${pid}) but does not answer. ` +
        `End that process (kill -QUIT ${pid}) and start Stayfront again.`,
    );
  });
}
