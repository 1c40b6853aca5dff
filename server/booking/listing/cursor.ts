import type { DeskSort } from '@stayfront/rules/booking/desk-list';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import type { Place } from './page.store.ts';

const Written = z.tuple([z.string(), z.string().max(120), z.string().max(40)]);

/** Whether it can stand where the database is asked to compare with it. */
const isValue: Readonly<Record<string, (value: string) => boolean>> = {
  arrival: isStayDate,
  booked: (value) => !Number.isNaN(Date.parse(value)),
  name: (value) => !value.includes('\0'),
  total: (value) => /^-?\d{1,15}$/.test(value),
};

/** Where a page ended. It belongs to its order: in another it would be no place. */
export const writeCursor = (sort: DeskSort, { value, reservationId }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, reservationId])).toString('base64url');

export function readCursor(cursor: string, sort: DeskSort): Place | null {
  const read = Written.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success) return null;
  const [of, value, reservationId] = read.data;
  const isGood = of === sort && isValue[sort.replace('-', '')]?.(value) && !reservationId.includes('\0');
  return isGood ? { value, reservationId } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
