import type { Seen } from './seen.ts';

/** One page of what a sweep saw: by file how much of it is fine, then everything that is not, then what there is to tell. */
export function describeSweep(wanted: readonly string[], seen: readonly Seen[]): string[] {
  const byName = new Map(seen.map((each) => [each.name, each]));
  const groups = Map.groupBy(wanted, (name) => name.split(' › ')[0] ?? '');
  const rows = [...groups].map(([group, names]) => {
    const all = names.flatMap((name) => byName.get(name) ?? []);
    const fine = all.filter(({ isFine }) => isFine).length;
    const minutes = all.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    return `| ${group} | ${names.length} | ${fine} | ${all.length - fine} | ${names.length - all.length} | ${minutes.toFixed(1)} |`;
  });
  const failed = wanted.flatMap((name) => byName.get(name) ?? []).filter(({ isFine }) => !isFine);
  const told = wanted
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ isFine, why }) => isFine && why !== undefined);
  return [
    '# What the sweep saw',
    '',
    '| what | all | fine | not fine | not seen yet | minutes |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(failed.length > 0 ? ['', '## Not fine', ''] : []),
    ...failed.map(({ name, why }) => `- ${name}${why === undefined ? '' : `: ${why}`}`),
    ...(told.length > 0 ? ['', '## Told', ''] : []),
    ...told.map(({ name, why }) => `- ${name}: ${why}`),
  ];
}
