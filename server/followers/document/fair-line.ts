export type FairLine<Item> = {
  /** False where the line is full, or too long for this one alone. */
  add(forWhom: string, item: Item): boolean;
  /** The next one's first: each in turn, however many somebody else has waiting. */
  take(): Item | undefined;
  /** Everything that waits, which then waits no more. */
  clear(): Item[];
};

/** A line in which nobody waits for more than one item of anybody else. */
export function fairLine<Item>({ most, mostOfOne }: { most: number; mostOfOne: number }): FairLine<Item> {
  const waiting = new Map<string, Item[]>();
  let length = 0;
  return {
    add(forWhom, item) {
      const own = waiting.get(forWhom) ?? [];
      if (length >= most || own.length >= mostOfOne) return false;
      waiting.set(forWhom, [...own, item]);
      length += 1;
      return true;
    },
    take() {
      const [first] = waiting;
      if (!first) return undefined;
      const [forWhom, [item, ...others]] = first;
      waiting.delete(forWhom);
      if (others.length > 0) waiting.set(forWhom, others); // behind everybody else
      length -= 1;
      return item;
    },
    clear() {
      const items = [...waiting.values()].flat();
      waiting.clear();
      length = 0;
      return items;
    },
  };
}
