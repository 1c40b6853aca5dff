import type { Journey } from './find-journeys.ts';
import type { Row } from './read-checklist.ts';

export type Coverage = { lines: string[]; unknownIds: string[] };

/** Puts rows and journeys side by side, in plain lines. Those of the sweep are named beside them, and count for no row. */
export function describeCoverage(rows: Row[], journeys: Journey[], sweep: Journey[] = []): Coverage {
  const known = new Set(rows.map(({ id }) => id));
  const naming = (id: string, all: Journey[]): Journey[] => all.filter(({ ids }) => ids.includes(id));
  const showing = (id: string): Journey[] => naming(id, journeys);
  const unshown = rows.filter(({ id }) => showing(id).length === 0);
  const strays = [...journeys, ...sweep].filter(({ ids }) => ids.some((id) => !known.has(id)));
  const unknownIds = [...new Set(strays.flatMap(({ ids }) => ids.filter((id) => !known.has(id))))].sort();
  const lines = [
    ...rows.flatMap(({ id, behaviour, section }) => [
      `${id} ${behaviour} (${section})`,
      ...showing(id).map(({ file, title }) => `    shown by ${file}: ${title}`),
      ...naming(id, sweep).map(({ file, title }) => `    in the sweep, ${file}: ${title}`),
    ]),
    '',
    `${rows.length - unshown.length} of ${rows.length} rows are shown by ${journeys.length} tests.`,
    ...(unshown.length > 0 ? [`No test shows: ${unshown.map(({ id }) => id).join(' ')}`] : []),
    ...strays.map(({ file, title, ids }) => {
      return `Unknown row ${ids.filter((id) => !known.has(id)).join(' ')} in ${file}: ${title}`;
    }),
  ];
  return { lines, unknownIds };
}
