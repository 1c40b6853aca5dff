import { groupsOf } from '../groups-of.ts';
import type { Faults } from '../faults.ts';
import type { Dated } from './plan-message.ts';

/** Names elements of one key that share a day or night. */
export function findOverlaps<Entry extends Dated>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  element: string,
  faults: Faults,
): void {
  for (const [key, ofKey] of groupsOf(entries, keyOf)) {
    const sorted = ofKey.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    let last = sorted[0];
    for (const one of sorted.slice(1)) {
      if (last && one.from <= last.to) {
        const message = `${key}: ${one.from} to ${one.to} overlaps ${last.from} to ${last.to}`;
        faults.add('dates', element, message, one.line);
      }
      if (!last || one.to > last.to) last = one;
    }
  }
}
