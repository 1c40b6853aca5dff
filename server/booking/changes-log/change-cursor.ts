import { z } from 'zod';
import type { ChangePlace } from './logged-change.store.ts';

const lastInstant = 8_640_000_000_000_000;
const Written = z.tuple([
  z.int().min(0).max(lastInstant),
  z.enum(['hotel', 'reservation']),
  z.int().min(0).max(Number.MAX_SAFE_INTEGER),
]);

/** Where a page ended. */
export const writeChangeCursor = ({ at, source, eventId }: ChangePlace): string =>
  Buffer.from(JSON.stringify([at, source, eventId])).toString('base64url');

export function readChangeCursor(cursor: string): ChangePlace | null {
  try {
    const [at, source, eventId] = Written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, source, eventId };
  } catch {
    return null; // neither JSON nor a place
  }
}
