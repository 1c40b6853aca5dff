import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { ownsAll } from '../../property/beginning/owns-all.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { openArrival, putPiece } from './arrival.store.ts';

type Sent = { readonly arrivalId: string; readonly place: number; readonly bytes: string };

/** Keeps a piece of an archive where every server finds it. */
export const sendArrivalPiece = (
  db: Db,
  { hotelId, email }: Operator,
  { arrivalId, place, bytes }: Sent,
  now: Instant,
): Promise<{ place: number; bytes: number } | Refusal<'beginning.not_yours' | 'arrival.taken'>> =>
  inHotel(db, hotelId, async (tx) => {
    if (!(await ownsAll(tx, email))) return refuse('beginning.not_yours');
    if (!(await openArrival(tx, hotelId, { arrivalId, by: email }, now))) return refuse('arrival.taken');
    const piece = Buffer.from(bytes, 'base64');
    await putPiece(tx, hotelId, { arrivalId, place, bytes: piece });
    return { place, bytes: piece.length };
  });
