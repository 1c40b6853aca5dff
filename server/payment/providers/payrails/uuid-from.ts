import { hash } from 'node:crypto';

/** The provider wants uuids as keys; the same words always give the same one. */
export function uuidFrom(words: string): string {
  const hex = hash('sha256', words);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
