type Place = (string | number)[];

/** The place of a text that the database cannot keep, one with a NUL or half a character in it; null where all are whole. */
export const findBrokenText = (value: unknown): string | null => placeOf(value)?.join('.') ?? null;

// The place is put together on the way back: a calendar has a hundred thousand values, and hardly ever a broken one.
function placeOf(value: unknown): Place | null {
  if (typeof value === 'string') return isBroken(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return placeAmong(value, value.length);
  for (const [key, inner] of Object.entries(value)) {
    if (isBroken(key)) return [];
    const place = placeOf(inner);
    if (place) return [key, ...place];
  }
  return null;
}

function placeAmong(list: readonly unknown[], length: number): Place | null {
  for (let i = 0; i < length; i++) {
    const place = placeOf(list[i]);
    if (place) return [i, ...place];
  }
  return null;
}

const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
