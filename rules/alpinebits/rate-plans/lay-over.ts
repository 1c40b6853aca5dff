import { groupsOf } from '../groups-of.ts';
import { addDays } from '../../stay/stay-date.ts';
import type { Dated } from './plan-message.ts';

/**
 * Entries of an Overlay over those that stand: of one key exactly its days are replaced, and what lies left and right
 * of them stays. Entries that are `empty` take away.
 */
export function layOver<Entry extends Dated>(
  standing: readonly Entry[],
  sent: readonly Entry[],
  keyOf: (entry: Entry) => string,
  isEmpty: (entry: Entry) => boolean,
): Entry[] {
  const byKey = groupsOf(sent, keyOf);
  const left = standing.flatMap((entry) => {
    let pieces: Entry[] = [entry];
    for (const { from, to } of byKey.get(keyOf(entry)) ?? [])
      pieces = pieces.flatMap((piece) => {
        if (piece.to < from || piece.from > to) return [piece];
        return [
          ...(piece.from < from ? [{ ...piece, to: addDays(from, -1) }] : []),
          ...(piece.to > to ? [{ ...piece, from: addDays(to, 1) }] : []),
        ];
      });
    return pieces;
  });
  return [...left, ...sent.filter((entry) => !isEmpty(entry))].toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one < other ? -1 : one > other ? 1 : a.from < b.from ? -1 : a.from > b.from ? 1 : 0;
  });
}
