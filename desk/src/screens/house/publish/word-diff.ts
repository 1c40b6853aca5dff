/** A run of words that stays, comes or goes. */
export type Words = { readonly text: string; readonly is: 'same' | 'added' | 'gone' };

/** Longer texts are shown whole, before and after: to compare each word with each would take seconds. */
const mostWords = 1200;

const split = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Which words of a text are others now. Null where there are too many to tell. */
export function wordDiff(before: string, after: string): Words[] | null {
  const [was, is] = [split(before), split(after)];
  if (was.length > mostWords || is.length > mostWords) return null;
  const shared = sharedFrom(was, is);
  const diff: Words[] = [];
  const add = (text: string, kind: Words['is']): void => {
    const last = diff.at(-1);
    if (last?.is === kind) diff[diff.length - 1] = { text: last.text + text, is: kind };
    else diff.push({ text, is: kind });
  };
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [old, fresh] = [was[i], is[j]];
    if (old !== undefined && old === fresh) {
      add(old, 'same');
      i += 1;
      j += 1;
    } else if (fresh === undefined || (old !== undefined && sharedAt(shared, i + 1, j) >= sharedAt(shared, i, j + 1))) {
      add(old ?? '', 'gone');
      i += 1;
    } else {
      add(fresh, 'added');
      j += 1;
    }
  }
  return diff;
}

const sharedAt = (shared: readonly Uint16Array[], i: number, j: number): number => shared[i]?.[j] ?? 0;

/** How many words both have in common from each pair of places on. */
function sharedFrom(was: readonly string[], is: readonly string[]): Uint16Array[] {
  const shared = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = shared[i];
      if (row)
        row[j] =
          was[i] === is[j]
            ? sharedAt(shared, i + 1, j + 1) + 1
            : Math.max(sharedAt(shared, i + 1, j), sharedAt(shared, i, j + 1));
    }
  return shared;
}
