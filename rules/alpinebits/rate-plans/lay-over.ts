import { addDays } from '../../stay/stay-date.ts';
import { eachInPieces } from '../each-in-pieces.ts';
import { groupsOf } from '../groups-of.ts';
import type { Dated } from './plan-message.ts';

/**
 * Entries of an Overlay over those that stand: of one key exactly its days are replaced, and what lies left and right
 * of them stays. Entries that are `empty` take away. Those that are sent do not share a day of a key.
 */
export function* layOver<Entry extends Dated>(
  standing: readonly Entry[],
  sent: readonly Entry[],
  keyOf: (entry: Entry) => string,
  isEmpty: (entry: Entry) => boolean,
): Generator<undefined, Entry[]> {
  const byKey = groupsOf(sent.toSorted(byFirstDay), keyOf);
  const left = yield* eachInPieces(standing, (entry) => cutOut(entry, byKey.get(keyOf(entry)) ?? []));
  yield;
  const all = groupsOf([...left.flat(), ...sent.filter((entry) => !isEmpty(entry))], keyOf);
  const keys = [...all.keys()].toSorted();
  return (yield* eachInPieces(keys, (key) => all.get(key)?.toSorted(byFirstDay))).flat();
}

const byFirstDay = (a: Dated, b: Dated): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** What is left of an entry beside others that follow each other. */
function cutOut<Entry extends Dated>(entry: Entry, others: readonly Entry[]): Entry[] {
  const left: Entry[] = [];
  let { from } = entry;
  for (let i = firstEndingFrom(others, from); i < others.length && from <= entry.to; i++) {
    const other = others[i];
    if (!other || other.from > entry.to) break;
    if (other.from > from) left.push({ ...entry, from, to: addDays(other.from, -1) });
    from = addDays(other.to, 1);
  }
  if (from <= entry.to) left.push(from === entry.from ? entry : { ...entry, from });
  return left;
}

/** The place of the first that ends on a day or later. */
function firstEndingFrom(others: readonly Dated[], day: Dated['from']): number {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((others[middle]?.to ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
