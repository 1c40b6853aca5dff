type Place = (string | number)[];

/** So many entries of a list are looked at in one go. */
const piece = 1_000;

/**
 * The place of a text that the database cannot keep, one with a NUL or half a character in it; null where all are whole.
 * Between pieces of a long list others have their turn.
 */
export async function findBrokenText(value: unknown, giveWay: () => Promise<void>): Promise<string | null> {
  for (const [key, inner] of isPlain(value) ? Object.entries(value) : [])
    if (Array.isArray(inner) && inner.length > piece && !isBroken(key))
      for (let from = 0; from < inner.length; from += piece) {
        const place = placeAmong(inner, from, from + piece);
        if (place) return [key, ...place].join('.');
        await giveWay();
      }
    else {
      const place = placeOf({ [key]: inner });
      if (place) return place.join('.');
    }
  return isPlain(value) ? null : (placeOf(value)?.join('.') ?? null);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The place is put together on the way back: a calendar has a hundred thousand values, and hardly ever a broken one.
function placeOf(value: unknown): Place | null {
  if (typeof value === 'string') return isBroken(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return placeAmong(value, 0, value.length);
  for (const [key, inner] of Object.entries(value)) {
    if (isBroken(key)) return [];
    const place = placeOf(inner);
    if (place) return [key, ...place];
  }
  return null;
}

function placeAmong(list: readonly unknown[], from: number, to: number): Place | null {
  for (let i = from; i < Math.min(to, list.length); i++) {
    const place = placeOf(list[i]);
    if (place) return [i, ...place];
  }
  return null;
}

const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
