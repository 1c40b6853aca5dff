import type { Journey } from './find-journeys.ts';
import type { Row } from './read-checklist.ts';

export type Coverage = { lines: string[]; unknownIds: string[] };

/** Puts rows and journeys side by side, in plain lines. */
export function describeCoverage(rows: Row[], journeys: Journey[]): Coverage {
  const known = new Set(rows.map(({ id }) => id));
  const showing = (id: string): Journey[] => journeys.filter(({ ids }) => ids.includes(id));
  const unshown = rows.filter(({ id }) => showing(id).length === 0);
  const strays = journeys.filter(({ ids }) => ids.some((id) => !known.has(id)));
  const unknownIds = [...new Set(strays.flatMap(({ ids }) => ids.filter((id) => !known.has(id))))].sort();
  const lines = [
    ...rows.flatMap(({ id, behaviour, section }) => [
      `${id} ${behaviour} (${section})`,
      ...showing(id).map(({ file, title }) => `    shown by ${file}: ${title}`),
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
