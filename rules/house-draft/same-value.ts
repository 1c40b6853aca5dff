import { fieldOf, isFields } from './fields.ts';

/** Whether two values say the same, in whatever order their fields stand. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, place) => isSameValue(entry, b[place]));
  if (!isFields(a) || !isFields(b)) return false;
  const names = Object.keys(a).filter((name) => a[name] !== undefined);
  const others = Object.keys(b).filter((name) => b[name] !== undefined);
  return names.length === others.length && names.every((name) => isSameValue(a[name], fieldOf(b, name)));
}
