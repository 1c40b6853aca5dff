type Event = { readonly what: string; readonly detail: Readonly<Record<string, unknown>>; readonly happenedAt: number };
type Stay = { readonly roomStayIndex: number; readonly status: 'book' | 'cancel' };

/** What the history calls it when cancelled rooms stand again. */
export const CANCELLATION_UNDONE = 'cancellation-undone';

/**
 * The places of the rooms that were cancelled last and are so still: all that went in one moment. Who cancels a whole
 * reservation cancels the rooms that stood then; one that was given up a month before is not among them.
 */
export function lastCancelled(events: readonly Event[], stays: readonly Stay[]): number[] {
  const gone = stays.filter(({ status }) => status === 'cancel').map(({ roomStayIndex }) => roomStayIndex);
  const byItself = new Map<number, number>();
  let whole: number | null = null;
  for (const { what, detail, happenedAt } of events)
    if (what === 'cancel-room') byItself.set(Number(detail['roomStayIndex']), happenedAt);
    else if (what === 'cancel') whole = happenedAt;
    else if (what === CANCELLATION_UNDONE) {
      // Who brings one room of a cancelled reservation back leaves the others cancelled, each by itself from now on.
      for (const index of gone) if (whole !== null && !byItself.has(index)) byItself.set(index, whole);
      whole = null;
      for (const index of placesIn(detail['roomStays'])) byItself.delete(index);
    }
  if (whole !== null) return gone.filter((index) => !byItself.has(index));
  const last = Math.max(...gone.map((index) => byItself.get(index) ?? -Infinity));
  return gone.filter((index) => byItself.get(index) === last);
}

const placesIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
