import type { listConversions as route } from '@stayfront/contract/manage/channels';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readConversions, type ConversionPlace } from './conversion.store.ts';

const most = 100;

/** What partners were told, the newest first. */
export async function listConversions(
  db: Db,
  hotelId: number,
  { before, ...wanted }: RouteInput<typeof route>['query'],
): Promise<RouteAnswer<typeof route> | Refusal<'cursor.invalid'>> {
  const place = before === undefined ? null : readCursor(before);
  if (before !== undefined && !place) return refuse('cursor.invalid', 'Send a cursor of an answer before, or none');
  const conversions = await inHotel(db, hotelId, (tx) =>
    readConversions(tx, hotelId, { ...wanted, before: place, most }),
  );
  const last = conversions.at(-1);
  return { conversions, cursor: last && conversions.length === most ? writeCursor(last) : null };
}

const writeCursor = ({
  createdAt,
  reservationId,
  partner,
}: {
  createdAt: string;
  reservationId: string;
  partner: string;
}) => Buffer.from(`${Date.parse(createdAt)} ${reservationId} ${partner}`).toString('base64url');

function readCursor(cursor: string): ConversionPlace | null {
  const [, at, reservationId, partner] =
    /^(\d{1,15}) ([A-Z0-9-]{1,40}) ([a-z]{1,20})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return at && reservationId && partner ? { createdAt: Number(at), reservationId, partner } : null;
}
