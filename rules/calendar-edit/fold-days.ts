import { addDays, type StayDate } from '../stay/stay-date.ts';

/** Days in a row of which the same is told, as one; in the order in which their rows were met. */
export function foldDays<Night extends { readonly date: StayDate }, Folded>(
  nights: Iterable<Night>,
  sameOf: (night: Night) => string,
  open: (night: Night) => Folded,
  join: (folded: Folded, night: Night) => Folded = (folded) => folded,
): (Folded & { from: StayDate; to: StayDate; nights: number })[] {
  type Run = { folded: Folded; from: StayDate; to: StayDate; nights: number };
  const runs: Run[] = [];
  const last = new Map<string, Run>();
  for (const night of [...nights].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    const same = sameOf(night);
    const run = last.get(same);
    if (run && addDays(run.to, 1) === night.date) {
      run.to = night.date;
      run.nights += 1;
      run.folded = join(run.folded, night);
    } else {
      const begun: Run = { folded: open(night), from: night.date, to: night.date, nights: 1 };
      runs.push(begun);
      last.set(same, begun);
    }
  }
  return runs.map(({ folded, from, to, nights: count }) => ({ ...folded, from, to, nights: count }));
}
