import type { Outcome } from './run-part.ts';

/** The ten files that took longest, so that a suite that grows slow is seen growing. */
export function listSlowest(outcomes: readonly Outcome[]): string[] {
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  return slowest.length > 1
    ? ['The slowest files:', ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${file}`)]
    : [];
}
