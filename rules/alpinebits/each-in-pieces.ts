/** So many entries are read or laid out in a few milliseconds; then whoever else is waiting may have a turn. */
const PIECE = 400;

/** What is made of each of many entries, or nothing of some; stops for a moment whenever so many are done. */
export function* eachInPieces<Entry, Made>(
  entries: readonly Entry[],
  make: (entry: Entry) => Made | null | undefined,
): Generator<undefined, Made[]> {
  const made: Made[] = [];
  let left = PIECE;
  for (const entry of entries) {
    const one = make(entry);
    if (one !== null && one !== undefined) made.push(one);
    if (--left > 0) continue;
    left = PIECE;
    yield;
  }
  return made;
}
