import { originOf } from './origin-of.ts';

let address: string | null = null;

/** The hotel's page around this frame, as it has told; null where none has. */
export const hostPage = (): string | null => address;

/** Kept only if it is the page of whoever says so. */
export function noteHostPage(said: string, origin: string): void {
  if (originOf(said) === origin) address = said;
}
