import { askVersion } from './ask-version.ts';
import { connectionUrl } from './connection-url.ts';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { findPostmaster } from './find-postmaster.ts';
import { until } from './until.ts';

export type Answer = { url: string; version: string };

type Patience = { eachMs: number; inAllMs: number };

/** A machine that has slept, or that others keep busy, answers late: one that claims to be ready has five minutes. */
const PATIENCE: Patience = { eachMs: 30_000, inAllMs: 300_000 };

/**
 * Waits until the postmaster of this directory answers, or is there no more ('gone'). There is no limit while it
 * is starting, because after a power cut it has to work through its journal; one that claims to be ready must
 * answer, and whoever waits hears of it.
 */
export async function awaitAnswer(
  cluster: string,
  say: (line: string) => void,
  { eachMs, inAllMs }: Patience = PATIENCE,
): Promise<Answer | 'gone'> {
  let [patience, doubt]: (AbortSignal | undefined)[] = [];
  let isTold = false;
  return until(async () => {
    const found = findPostmaster(cluster);
    if (found.kind !== 'ours') return 'gone';
    const { pid, port, isReady } = found.postmaster;
    if (!isReady) return undefined;
    const url = connectionUrl(cluster, port);
    patience ??= AbortSignal.timeout(inAllMs);
    doubt ??= AbortSignal.timeout(eachMs);
    const version = await askVersion(url, eachMs);
    if (version !== undefined) return { url, version };
    const problem = `The database in ${cluster} is running (process ${pid}) but does not answer`;
    const advice = `End that process (kill -QUIT ${pid}) and start Stayfront again.`;
    if (doubt.aborted && !isTold) say(`${problem} yet. If it stays so: ${advice}`);
    isTold ||= doubt.aborted;
    if (patience.aborted) throw new DatabaseDidNotStart(`${problem}. ${advice}`);
    return undefined;
  });
}
